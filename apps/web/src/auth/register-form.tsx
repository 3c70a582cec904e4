import { registerBody } from "@fairhouse/protocol/account.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { session } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";
import { FormAlert } from "./form-alert.tsx";
import { useSubmit } from "./use-submit.ts";

const empty = { firstName: "", lastName: "", email: "", password: "" };

/** Exactly the four fields of the specification. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  // A form reset forgets the fields, and each render must register them anew: the compiler would remember the first time.
  "use no memo";
  const words = shellWords.useWords().auth;
  const form = useForm({ resolver: zodResolver(registerBody), defaultValues: empty });
  const { submit, sending, slow, refusal } = useSubmit(form, session.register, onDone, "firstName");
  const { errors } = form.formState;
  const say = (message: string | undefined) => (message === undefined ? null : (words.validation[message] ?? message));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          error={say(errors.firstName?.message)}
          {...form.register("firstName")}
        />
        <TextField
          label={words.lastName}
          autoComplete="family-name"
          error={say(errors.lastName?.message)}
          {...form.register("lastName")}
        />
      </div>
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
        autoComplete="new-password"
        dir="ltr"
        reveal={{ show: words.showPassword, hide: words.hidePassword }}
        error={say(errors.password?.message)}
        {...form.register("password")}
      />
      <Button type="submit" variant="accent" size="lg" block loading={sending} className="mt-2">
        {words.createAccount}
      </Button>
      <p role="status" className="sr-only">
        {slow && words.stillWaiting}
      </p>
      <p className="text-center text-sm text-muted">
        {words.agree.before}
        <AgreementLink panel="terms" label={words.agree.terms} />
        {words.agree.between}
        <AgreementLink panel="privacy" label={words.agree.privacy} />
        {words.agree.after}
      </p>
    </form>
  );
}

/** Opens over the home page in a tab of its own: what was typed here stays. */
function AgreementLink({ panel, label }: { panel: "terms" | "privacy"; label: string }) {
  return (
    <Link
      to={`/home?panel=${panel}`}
      target="_blank"
      rel="noopener"
      className="font-medium text-text underline underline-offset-4 hover:text-accent-text"
    >
      {label}
    </Link>
  );
}
