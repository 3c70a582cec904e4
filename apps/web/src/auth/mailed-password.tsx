import { newPassword } from "@fairhouse/protocol/account.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";
import { http } from "../services/services.ts";
import { AuthPageCard } from "./auth-page-card.tsx";
import { FormAlert } from "./form-alert.tsx";
import { PasswordField, SubmitButton } from "./form-parts.tsx";
import { useSubmit } from "./use-submit.ts";

const body = z.object({ password: newPassword });

export interface MailedPasswordProps {
  /** Path of the request with token and new password, below `/api`. */
  readonly path: "/auth/new-password" | "/auth/restore-email";
  readonly words: Readonly<Record<"title" | "text" | "missing" | "save" | "done" | "doneText" | "back", string>>;
  /** Page on which the player can ask for another link. */
  readonly again: { readonly to: string; readonly label: string } | null;
}

/** The target of a mailed link, `#token=…`: removes the token from the address at once, and asks for a new password. */
export function MailedPassword({ path, words, again }: MailedPasswordProps) {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token"));
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
  }, []);
  if (done) {
    return (
      <AuthPageCard title={words.done} text={words.doneText}>
        <LinkButton to="/auth/jwt/login" label={words.back} />
      </AuthPageCard>
    );
  }
  return (
    <AuthPageCard title={words.title} text={token === null ? words.missing : words.text}>
      {token !== null && (
        <PasswordForm
          send={(password) => http.post<void>(path, { token, password })}
          onDone={() => setDone(true)}
          save={words.save}
          again={again}
        />
      )}
      {token === null && again !== null && <LinkButton {...again} />}
    </AuthPageCard>
  );
}

interface PasswordFormProps extends Pick<MailedPasswordProps, "again"> {
  readonly send: (password: string) => Promise<void>;
  readonly onDone: () => void;
  readonly save: string;
}

function PasswordForm({ send, onDone, save, again }: PasswordFormProps) {
  const form = useForm({ resolver: zodResolver(body), defaultValues: { password: "" } });
  const { submit, sending, slow, refusal } = useSubmit(form, ({ password }) => send(password), onDone, "password");
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <PasswordField registered={form.register("password")} error={form.formState.errors.password} use="new-password" />
      <SubmitButton label={save} sending={sending} slow={slow} />
      {refusal !== null && again !== null && <LinkButton {...again} />}
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
