import { registerBody } from "@fairhouse/protocol/account.ts";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { session } from "../services/services.ts";
import { FormAlert } from "./form-alert.tsx";
import { EmailField, PasswordField, SubmitButton, useProblemText } from "./form-parts.tsx";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words/words.ts";

const empty = { firstName: "", lastName: "", email: "", password: "" };

export interface RegisterFormProps {
  readonly onDone: () => void;
  /** Called with true when the fields are sent, and with false when the house refuses them. */
  readonly onRegistering?: ((registers: boolean) => void) | undefined;
}

/** The sign-up form, with exactly the four fields of the specification. */
export function RegisterForm({ onDone, onRegistering }: RegisterFormProps) {
  const words = authWords.useWords();
  const say = useProblemText();
  const form = useForm({ resolver: zodResolver(registerBody), defaultValues: empty });
  const register = async (body: typeof empty) => {
    onRegistering?.(true);
    try {
      await session.register(body);
    } catch (error) {
      onRegistering?.(false);
      throw error;
    }
  };
  const { submit, sending, slow, refusal } = useSubmit(form, register, onDone, "firstName");
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          error={say(errors.firstName)}
          {...form.register("firstName")}
        />
        <TextField
          label={words.lastName}
          autoComplete="family-name"
          error={say(errors.lastName)}
          {...form.register("lastName")}
        />
      </div>
      <EmailField registered={form.register("email")} error={errors.email} />
      <PasswordField registered={form.register("password")} error={errors.password} use="new-password" />
      <SubmitButton label={words.createAccount} sending={sending} slow={slow} />
      <p className="text-center text-sm text-balance text-muted">
        {words.agree.before}
        <AgreementLink panel="terms" label={words.agree.terms} />
        {words.agree.between}
        <AgreementLink panel="privacy" label={words.agree.privacy} />
        {words.agree.after}
      </p>
    </form>
  );
}

/** A link that opens over the home page in a new tab, so that the typed text stays here. */
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
