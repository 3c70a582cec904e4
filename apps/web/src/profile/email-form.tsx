import type { User } from "@fairhouse/protocol/account.ts";
import { type ChangeEmailBody, changeEmailBody } from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "../auth/form-alert.tsx";
import { PasswordField, useProblemText } from "../auth/form-parts.tsx";
import { http } from "../house.ts";
import { accountWords } from "../words/account-words.ts";
import { Section } from "./section.tsx";
import { acceptUser } from "./use-profile.ts";
import { useSave } from "./use-save.ts";

export function EmailForm({ email }: { email: string }) {
  const words = accountWords.useWords();
  const say = useProblemText();
  const form = useForm<ChangeEmailBody>({
    resolver: zodResolver(changeEmailBody),
    defaultValues: { email: "", password: "" },
  });
  const send = async (body: ChangeEmailBody) => {
    acceptUser(await http.post<User>("/account/email", body));
    form.reset();
  };
  const { submit, refusal, sending } = useSave(form, send, words.email.done);
  const { errors } = form.formState;
  return (
    <Section title={words.email.title} text={words.email.text(`\u2068${email}\u2069`)}>
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
        <Button type="submit" className="justify-self-start" loading={sending}>
          {words.email.change}
        </Button>
      </form>
    </Section>
  );
}
