import type { User } from "@fairhouse/protocol/account.ts";
import {
  type ChangedEmail,
  type ChangeEmailBody,
  type CodeBody,
  changeEmailBody,
  codeBody,
} from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useStore } from "zustand";
import { FormAlert } from "../auth/form-alert.tsx";
import { PasswordField, useProblemText } from "../auth/form-parts.tsx";
import { houseInfo, http } from "../services/services.ts";
import { useAccountProblems } from "./account-problems.ts";
import { FreshCodeField } from "./fresh-code-field.tsx";
import { Section } from "./section.tsx";
import { acceptUser, reloadProfile } from "./use-profile.ts";
import { useSave } from "./use-save.ts";
import { accountWords } from "./words/words.ts";

/**
 * The address used to sign in. If the house sends mail, a new one counts once the code mailed to it has been entered.
 */
export function EmailForm({ email, waiting }: { email: string; waiting: string | null }) {
  const words = accountWords.useWords().email;
  // Only said if it is true; before the house has answered, nothing is promised.
  const told = useStore(houseInfo, ({ brand }) => brand?.sendsMail === true);
  return (
    <Section title={words.title} text={[words.text(isolated(email)), ...(told ? [words.told] : [])].join(" ")}>
      {waiting === null ? <AskForm /> : <WaitingForm key={waiting} email={waiting} />}
    </Section>
  );
}

function AskForm() {
  const words = accountWords.useWords();
  const say = useProblemText();
  const form = useForm<ChangeEmailBody>({
    resolver: zodResolver(changeEmailBody),
    defaultValues: { email: "", password: "", code: "" },
  });
  const send = async (body: ChangeEmailBody) => {
    const { user, waitingEmail } = await http.post<ChangedEmail>("/account/email", body);
    acceptUser(user);
    form.reset();
    await reloadProfile();
    return waitingEmail === null ? words.email.done : words.email.sent;
  };
  const { submit, refusal, sending } = useSave(form, send);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <TextField
        label={words.email.next}
        type="email"
        autoComplete="off"
        inputMode="email"
        dir="ltr"
        error={say(errors.email)}
        {...form.register("email")}
      />
      <PasswordField
        label={words.password.current}
        use="current-password"
        registered={form.register("password")}
        error={errors.password}
      />
      <FreshCodeField registered={form.register("code")} error={errors.code} />
      <Button type="submit" className="justify-self-start" loading={sending}>
        {words.email.change}
      </Button>
    </form>
  );
}

/** Shown until the code mailed to the new address is entered, or expires. */
function WaitingForm({ email }: { email: string }) {
  const words = accountWords.useWords().email;
  const errors = errorWords.useWords();
  const say = useAccountProblems();
  const form = useForm<CodeBody>({ resolver: zodResolver(codeBody), defaultValues: { code: "" } });
  const send = async (body: CodeBody) => {
    acceptUser(await http.post<User>("/account/email/confirm", body));
    await reloadProfile();
    return words.done;
  };
  const { submit, refusal, sending } = useSave(form, send);
  const keep = async () => {
    try {
      await http.post("/account/email/cancel");
      await reloadProfile();
      showToast({ tone: "info", title: words.kept });
    } catch (error) {
      showToast({ tone: "error", title: textOfError(errors, error) });
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <p className="break-words">{words.waiting(isolated(email))}</p>
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        error={say(form.formState.errors.code)}
        {...form.register("code")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" loading={sending}>
          {words.confirm}
        </Button>
        <Button variant="ghost" onClick={() => void keep()}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}

/** Isolates an address in a sentence of the other direction. */
function isolated(address: string): string {
  return `\u2068${address}\u2069`;
}
