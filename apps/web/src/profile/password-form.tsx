import { type ChangePasswordBody, changePasswordBody } from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "../auth/form-alert.tsx";
import { PasswordField } from "../auth/form-parts.tsx";
import { http } from "../services/services.ts";
import { FreshCodeField } from "./fresh-code-field.tsx";
import { Section } from "./section.tsx";
import { reloadSessions } from "./use-profile.ts";
import { useSave } from "./use-save.ts";
import { accountWords } from "./words/words.ts";

export function PasswordForm() {
  const words = accountWords.useWords().password;
  const form = useForm<ChangePasswordBody>({
    resolver: zodResolver(changePasswordBody),
    defaultValues: { password: "", newPassword: "", code: "" },
  });
  const send = async (body: ChangePasswordBody) => {
    await http.post("/account/password", body);
    form.reset();
    await reloadSessions();
    return words.done;
  };
  const { submit, refusal, sending } = useSave(form, send);
  const { errors } = form.formState;
  return (
    <Section title={words.title} text={words.text}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <FormAlert refusal={refusal} />
        <PasswordField
          label={words.current}
          use="current-password"
          registered={form.register("password")}
          error={errors.password}
        />
        <FreshCodeField registered={form.register("code")} error={errors.code} />
        <PasswordField
          label={words.next}
          use="new-password"
          registered={form.register("newPassword")}
          error={errors.newPassword}
        />
        <Button type="submit" className="justify-self-start" loading={sending}>
          {words.change}
        </Button>
      </form>
    </Section>
  );
}
