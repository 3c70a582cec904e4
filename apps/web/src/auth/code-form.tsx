import { codeBody } from "@fairhouse/protocol/account-security.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "./form-alert.tsx";
import { SubmitButton } from "./form-parts.tsx";
import { useSubmit } from "./use-submit.ts";
import { authWords } from "./words/words.ts";

/** The second step of a sign-in, which replaces the first: the code from the app, or a recovery code. */
export function CodeForm({ send, onBack }: { send: (code: string) => Promise<void>; onBack: () => void }) {
  const words = authWords.useWords();
  const form = useForm({ resolver: zodResolver(codeBody), defaultValues: { code: "" } });
  const submit = useSubmit(
    form,
    ({ code }) => send(code),
    () => {},
    "code",
  );
  useEffect(() => form.setFocus("code"), [form]);
  const problem = form.formState.errors.code?.message;
  return (
    <form noValidate onSubmit={submit.submit} className="grid gap-4">
      <FormAlert refusal={submit.refusal} />
      <p>{words.code.text}</p>
      <TextField
        label={words.code.label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={problem === undefined ? null : (words.validation[problem] ?? problem)}
        {...form.register("code")}
      />
      <SubmitButton label={words.login} sending={submit.sending} slow={submit.slow} />
      <Button variant="ghost" block onClick={onBack}>
        {words.code.other}
      </Button>
    </form>
  );
}
