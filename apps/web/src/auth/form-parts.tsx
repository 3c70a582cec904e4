import { Button } from "@fairhouse/ui/components/button.tsx";
import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { authWords } from "./words/words.ts";

/** What a field of a form is given: `form.register(name)`, and what is wrong with it. */
interface FieldProps {
  readonly registered: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

/** The words for what a schema of the protocol finds wrong. */
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
  /** What it is called, where there is more than one password. */
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

/** The form's one button. When waiting takes long, it says so below. */
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
