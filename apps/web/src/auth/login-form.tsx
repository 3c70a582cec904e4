import { errorCode } from "@fairhouse/client/wire/http.ts";
import { type LoginBody, loginBody } from "@fairhouse/protocol/account.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { session, sessionStore } from "../services/services.ts";
import { FormAlert } from "./form-alert.tsx";
import { EmailField, PasswordField, SubmitButton } from "./form-parts.tsx";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words/words.ts";

const CodeForm = lazy(async () => ({ default: (await import("./code-form.tsx")).CodeForm }));
const empty = { email: "", password: "" };

/** The form for address and password and then, for accounts with a second factor, its code. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  /** Body to send with the code, kept in memory while the form is open. */
  const [first, setFirst] = useState<LoginBody | null>(null);
  const login = async (body: LoginBody) => {
    try {
      await session.login(body);
    } catch (error) {
      if (errorCode(error) !== "code_required") throw error;
      return setFirst(body);
    }
    onDone();
  };
  if (first === null) return <PasswordStep send={login} />;
  return (
    <Suspense>
      <CodeForm send={(code) => login({ ...first, code })} onBack={() => setFirst(null)} />
    </Suspense>
  );
}

/** Validates on submit, then on every change. A refusal clears the fields and says why. */
function PasswordStep({ send }: { send: (body: LoginBody) => Promise<void> }) {
  const words = authWords.useWords();
  const form = useForm({ resolver: zodResolver(loginBody), defaultValues: empty });
  const { submit, sending, slow, refusal } = useSubmit<LoginBody>(form, send, () => {}, "email");
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <EmailField registered={form.register("email")} error={errors.email} />
      <PasswordField registered={form.register("password")} error={errors.password} use="current-password" />
      <Link
        to="/auth/jwt/forgot-password"
        onClick={() => sessionStore.setState({ authModal: false })}
        className="touch-target justify-self-end text-sm font-medium text-accent-text hover:underline"
      >
        {words.forgotPassword}
      </Link>
      <SubmitButton label={words.login} sending={sending} slow={slow} />
    </form>
  );
}
