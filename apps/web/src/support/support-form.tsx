import { isErrorBody } from "@fairhouse/client/wire/http.ts";
import { sendMoneyCommand } from "@fairhouse/client/wire/money-command.ts";
import {
  MESSAGE_LENGTH,
  type SupportAnswer,
  type SupportBody,
  supportForm,
  supportTopic,
} from "@fairhouse/protocol/support.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { TextArea } from "@fairhouse/ui/forms/text-area.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { useFormats, useLanguage } from "@fairhouse/ui/words/words.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useState } from "react";
import { type FieldError, type FieldPath, useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { SubmitButton } from "../auth/form-parts.tsx";
import { playContext } from "../services/services.ts";
import { type Draft, forgetDraft, keepDraft, keptDraft } from "./draft.ts";
import { supportWords } from "./words/words.ts";

type Fields = z.input<ReturnType<typeof supportForm>>;
type Values = z.output<ReturnType<typeof supportForm>>;

export interface SupportFormProps {
  /** Id of the account; null for visitors. */
  readonly player: string | null;
  /** Address of the account; null for visitors, who are asked for one. */
  readonly email: string | null;
  /** The bet on the page below; empty for none. */
  readonly betId: string;
  readonly onSent: (number: number, email: string) => void;
}

/** The support form. Typed text survives every refusal, and leaving the form, in this tab; only success empties it. */
export function SupportForm({ player, email, betId, onSent }: SupportFormProps) {
  const words = supportWords.useWords();
  const language = useLanguage();
  const formats = useFormats();
  const form = useForm<Fields, unknown, Values>({
    resolver: zodResolver(supportForm(email === null)),
    defaultValues: startOf(player, betId),
  });
  useEffect(() => {
    const following = form.watch((written) => keepDraft(player, written));
    return () => following.unsubscribe();
  }, [form, player]);
  // Registered before the other fields: the first registered of several invalid fields gets the focus.
  const { field: topic } = useController({ control: form.control, name: "topic" });
  const [slow, setSlow] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly count: number; readonly error: unknown } | null>(null);
  const say = (error: FieldError | undefined) =>
    error?.message === undefined ? null : (words.validation[error.message] ?? error.message);

  const send = async (values: Values) => {
    setRefusal(null);
    const body: SupportBody = {
      topic: values.topic,
      message: values.message,
      language,
      ...(email === null ? { email: values.email } : {}),
      ...(values.betId === "" ? {} : { betId: values.betId }),
    };
    try {
      const { number } = await sendMoneyCommand<SupportAnswer>(playContext, "/support", body, {
        onSlow: () => setSlow(true),
      });
      forgetDraft();
      onSent(number, email ?? values.email);
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== null) form.setError(problem.path, { message: problem.message }, { shouldFocus: true });
      else setRefusal((before) => ({ count: (before?.count ?? 0) + 1, error }));
    } finally {
      setSlow(false);
    }
  };
  const submit = (event: FormEvent) => {
    if (form.formState.isSubmitting) return event.preventDefault();
    void form.handleSubmit(send)(event);
  };

  const { errors } = form.formState;
  const left = MESSAGE_LENGTH - form.watch("message").length;
  const hint = words.topicHints[topic.value];
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {refusal !== null && <Refusal key={refusal.count} error={refusal.error} />}
      <Select
        label={words.topic}
        ref={topic.ref}
        value={topic.value ?? ""}
        onChange={(chosen) => chosen !== "" && topic.onChange(chosen)}
        options={[
          { value: "", label: words.chooseTopic },
          ...supportTopic.options.map((value) => ({ value, label: words.topics[value] })),
        ]}
        hint={hint}
        error={say(errors.topic)}
      />
      <TextArea
        label={words.message}
        dir="auto"
        end={left < 500 ? words.left(formats.whole(left)) : undefined}
        hint={words.messageHint}
        error={say(errors.message)}
        {...form.register("message")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {email === null && (
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            dir="ltr"
            error={say(errors.email)}
            {...form.register("email")}
          />
        )}
        <TextField
          label={words.betId}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          className={email === null ? undefined : "sm:col-span-2"}
          error={say(errors.betId)}
          {...form.register("betId")}
        />
      </div>
      {email !== null && <p className="text-sm text-muted">{words.emailOfAccount(`\u2068${email}\u2069`)}</p>}
      <SubmitButton label={words.send} sending={form.formState.isSubmitting} slow={slow} />
    </form>
  );
}

/** Returns the draft, or an empty form that may be about the bet on the page below. */
function startOf(player: string | null, betId: string) {
  const { topic, ...texts }: Draft = keptDraft(player) ?? { message: "", email: "", betId };
  const about = topic ?? (betId === "" ? undefined : "bet");
  return { ...texts, ...(about !== undefined && { topic: about }) };
}

function Refusal({ error }: { error: unknown }) {
  const words = supportWords.useWords();
  const texts = errorWords.useWords();
  const tooMany = isErrorBody(error) && error.code === "too_many_requests";
  return <Alert tone="error">{tooMany ? words.tooMany : textOfError(texts, error)}</Alert>;
}

const fields: readonly FieldPath<Fields>[] = ["topic", "message", "email", "betId"];

/** Returns the house's objection to a single field, such as a bet that does not exist. */
function problemOf(error: unknown): { readonly path: FieldPath<Fields>; readonly message: string } | null {
  if (!isErrorBody(error) || error.code !== "invalid_request") return null;
  const { problems } = error.details as { problems?: readonly { path: string; message: string }[] };
  const problem = problems?.[0];
  const path = fields.find((field) => field === problem?.path);
  return problem === undefined || path === undefined ? null : { path, message: problem.message };
}
