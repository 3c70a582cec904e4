import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useAccountProblems } from "./account-problems.ts";
import { useProfile } from "./use-profile.ts";
import { accountWords } from "./words/words.ts";

/** A field beside a repeated password: a fresh code, for accounts that have a second factor. */
export function FreshCodeField(props: { registered: UseFormRegisterReturn; error: FieldError | undefined }) {
  const words = accountWords.useWords().code;
  const say = useAccountProblems();
  const { data: profile } = useProfile();
  if (profile?.twoFactor.enabled !== true) return null;
  return (
    <TextField
      label={words.fresh}
      hint={words.freshHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      error={say(props.error)}
      {...props.registered}
    />
  );
}
