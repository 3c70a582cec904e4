import { type PasswordBody, passwordBody } from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "../auth/form-alert.tsx";
import { PasswordField } from "../auth/form-parts.tsx";
import { useSubmit } from "../auth/use-submit.ts";
import { siteWords } from "../base/words/words.ts";
import { FreshCodeField } from "./fresh-code-field.tsx";
import { accountWords } from "./words/words.ts";

export interface PasswordDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  /** Rejects with the house's refusal; the dialog shows it and stays open. */
  readonly send: (body: PasswordBody) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password again, and a fresh code if there is a second factor, before an important action. */
export function PasswordDialog({ open, onClose, title, text, ...rest }: PasswordDialogProps) {
  const words = siteWords.useWords();
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text} closeLabel={words.close} width="sm">
      <ConfirmForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function ConfirmForm(props: Pick<PasswordDialogProps, "send" | "onClose" | "danger" | "confirmLabel">) {
  const words = accountWords.useWords();
  const form = useForm<PasswordBody>({
    resolver: zodResolver(passwordBody),
    defaultValues: { password: "", code: "" },
  });
  const { submit, sending, refusal } = useSubmit(form, props.send, () => {}, "password");
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormAlert refusal={refusal} />
      <PasswordField
        label={words.password.current}
        use="current-password"
        registered={form.register("password")}
        error={form.formState.errors.password}
      />
      <FreshCodeField registered={form.register("code")} error={form.formState.errors.code} />
      <div className="mt-1 flex flex-wrap justify-end gap-3">
        <Button onClick={props.onClose}>{words.cancel}</Button>
        <Button type="submit" variant={props.danger ? "danger" : "accent"} loading={sending}>
          {props.confirmLabel}
        </Button>
      </div>
    </form>
  );
}
