import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useProblemText } from "../auth/form-parts.tsx";
import { accountWords } from "../words/account-words.ts";
import { shellWords } from "../words/shell-words.ts";

/** The words for what a schema finds wrong: the account's own, else those of the sign-in. */
export function useAccountProblems(): (error: FieldError | undefined) => string | null {
  const { validation } = accountWords.useWords();
  const say = useProblemText();
  return (error) => validation[error?.message ?? ""] ?? say(error);
}

export interface SecretFieldProps {
  readonly label: string;
  readonly use: "current-password" | "new-password";
  readonly registered: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

/** A password under a name of its own. */
export function SecretField({ label, use, registered, error }: SecretFieldProps) {
  const words = shellWords.useWords().auth;
  const say = useProblemText();
  return (
    <TextField
      label={label}
      type="password"
      autoComplete={use}
      dir="ltr"
      reveal={{ show: words.showPassword, hide: words.hidePassword }}
      error={say(error)}
      {...registered}
    />
  );
}
