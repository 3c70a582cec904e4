import { loginBody } from "@fairhouse/protocol/account.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { session } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";
import { features } from "./features.ts";
import { FormAlert } from "./form-alert.tsx";
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
  const say = (message: string | undefined) => (message === undefined ? null : (words.validation[message] ?? message));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        error={say(errors.email?.message)}
        {...form.register("email")}
      />
      <TextField
        label={words.password}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        reveal={{ show: words.showPassword, hide: words.hidePassword }}
        error={say(errors.password?.message)}
        {...form.register("password")}
      />
      {features.forgotPassword && (
        <Link
          to="/auth/jwt/forgot-password"
          className="justify-self-end text-sm font-medium text-accent-text hover:underline"
        >
          {words.forgotPassword}
        </Link>
      )}
      <Button type="submit" variant="accent" size="lg" block loading={sending} className="mt-2">
        {words.login}
      </Button>
      <p role="status" className="min-h-5 text-center text-sm text-muted">
        {slow && words.stillWaiting}
      </p>
    </form>
  );
}
