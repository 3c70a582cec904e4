import { Button } from "@fairhouse/ui/components/button.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { authWords } from "./words/words.ts";

/** Props of a form field: `form.register(name)`, and the problem with it. */
interface FieldProps {
  readonly registered: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

/** Returns the words for problems found by a schema of the protocol. */
export function useProblemText(): (error: FieldError | undefined) => string | null {
  const { validation } = authWords.useWords();
  return (error) => (error?.message === undefined ? null : (validation[error.message] ?? error.message));
}

export function EmailField({ registered, error }: FieldProps) {
  const words = authWords.useWords();
  const say = useProblemText();
  return (
    <TextField
      label={words.email}
      type="email"
      autoComplete="email"
      inputMode="email"
      dir="ltr"
      error={say(error)}
      {...registered}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  readonly use: "current-password" | "new-password";
  /** Label of the field, if there is more than one password. */
  readonly label?: string;
}

export function PasswordField({ registered, error, label, use }: PasswordFieldProps) {
  const words = authWords.useWords();
  const say = useProblemText();
  return (
    <TextField
      label={label ?? words.password}
      type="password"
      autoComplete={use}
      dir="ltr"
      reveal={{ show: words.showPassword, hide: words.hidePassword }}
      error={say(error)}
      {...registered}
    />
  );
}

/** The only button of the form. If the answer takes long, a text below says so. */
export function SubmitButton({ label, sending, slow }: { label: string; sending: boolean; slow: boolean }) {
  const words = authWords.useWords();
  return (
    <div className="mt-2 grid">
      <Button type="submit" variant="accent" size="lg" block loading={sending}>
        {label}
      </Button>
      <p role="status" className="text-center text-sm text-muted not-empty:mt-2">
        {slow && words.stillWaiting}
      </p>
    </div>
  );
}
