import {
  type CodeBody,
  codeBody,
  type RecoveryCodes,
  type TwoFactorSetup,
} from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "../auth/form-alert.tsx";
import { useSubmit } from "../auth/use-submit.ts";
import { http } from "../services/services.ts";
import { useAccountProblems } from "./account-problems.ts";
import { QrCode } from "./qr-code.tsx";
import { accountWords } from "./words/words.ts";

export interface TwoFactorSetupFormProps {
  readonly setup: TwoFactorSetup;
  readonly onDone: (codes: readonly string[]) => void;
}

/** The secret as a picture and as text, and a field for the first code, which proves that the app has it. */
export function TwoFactorSetupForm({ setup, onDone }: TwoFactorSetupFormProps) {
  const words = accountWords.useWords();
  const say = useAccountProblems();
  const form = useForm<CodeBody>({ resolver: zodResolver(codeBody), defaultValues: { code: "" } });
  const enable = async (body: CodeBody) => {
    onDone((await http.post<RecoveryCodes>("/account/two-factor/enable", body)).recoveryCodes);
  };
  const { submit, sending, refusal } = useSubmit(form, enable, () => {}, "code");
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-muted">{words.twoFactor.scan}</p>
      <div className="grid justify-items-center gap-3">
        <QrCode text={setup.uri} label={words.twoFactor.qr} />
        <p className="text-sm text-muted">{words.twoFactor.typed}</p>
        <code dir="ltr" className="surface-well tabular px-3 py-2 text-center text-sm select-all">
          {setup.secret.match(/.{1,4}/g)?.join(" ")}
        </code>
      </div>
      <FormAlert refusal={refusal} />
      <TextField
        label={words.twoFactor.enterCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        error={say(form.formState.errors.code)}
        {...form.register("code")}
      />
      <Button type="submit" variant="accent" block loading={sending}>
        {words.twoFactor.confirmCode}
      </Button>
    </form>
  );
}
