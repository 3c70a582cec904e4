import { newPassword } from "@fairhouse/protocol/account.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";
import { AuthPageCard } from "../auth/auth-page-card.tsx";
import { FormAlert } from "../auth/form-alert.tsx";
import { PasswordField, SubmitButton } from "../auth/form-parts.tsx";
import { useSubmit } from "../auth/use-submit.ts";
import { http } from "../house.ts";
import { accountWords } from "../words/account-words.ts";

const body = z.object({ password: newPassword });

/** Where the mailed link leads: `#token=…`, which is taken out of the address at once. */
export default function NewPasswordPage() {
  const { renew: words, forgot } = accountWords.useWords();
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token"));
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
  }, []);
  if (done) {
    return (
      <AuthPageCard title={words.done} text={words.doneText}>
        <LinkButton to="/auth/jwt/login" label={forgot.back} />
      </AuthPageCard>
    );
  }
  return (
    <AuthPageCard title={words.title} text={token === null ? words.missing : words.text}>
      {token === null ? (
        <LinkButton to="/auth/jwt/forgot-password" label={words.ask} />
      ) : (
        <PasswordForm token={token} onDone={() => setDone(true)} />
      )}
    </AuthPageCard>
  );
}

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = accountWords.useWords().renew;
  const form = useForm({ resolver: zodResolver(body), defaultValues: { password: "" } });
  const save = ({ password }: { password: string }) => http.post<void>("/auth/new-password", { token, password });
  const { submit, sending, slow, refusal } = useSubmit(form, save, onDone, "password");
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <PasswordField registered={form.register("password")} error={form.formState.errors.password} use="new-password" />
      <SubmitButton label={words.save} sending={sending} slow={slow} />
      {refusal !== null && <LinkButton to="/auth/jwt/forgot-password" label={words.ask} />}
    </form>
  );
}

function LinkButton({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonStyle({ variant: "neutral", size: "lg", block: true })}>
      {label}
    </Link>
  );
}
