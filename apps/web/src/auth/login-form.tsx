import { loginBody } from "@fairhouse/protocol/account.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { session } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";
import { features } from "./features.ts";
import { FormAlert } from "./form-alert.tsx";
import { EmailField, PasswordField, SubmitButton } from "./form-parts.tsx";
import { useSubmit } from "./use-submit.ts";

const empty = { email: "", password: "" };

/** Validates on submit, then on every change; a refusal clears the fields and says why. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  // A form reset forgets the fields, and each render must register them anew: the compiler would remember the first time.
  "use no memo";
  const words = shellWords.useWords().auth;
  const form = useForm({ resolver: zodResolver(loginBody), defaultValues: empty });
  const { submit, sending, slow, refusal } = useSubmit(form, session.login, onDone, "email");
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <EmailField registered={form.register("email")} error={errors.email} />
      <PasswordField registered={form.register("password")} error={errors.password} use="current-password" />
      {features.forgotPassword && (
        <Link
          to="/auth/jwt/forgot-password"
          className="justify-self-end text-sm font-medium text-accent-text hover:underline"
        >
          {words.forgotPassword}
        </Link>
      )}
      <SubmitButton label={words.login} sending={sending} slow={slow} />
    </form>
  );
}
