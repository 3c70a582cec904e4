import { SLOW_MS } from "@fairhouse/client/wire/money-command.ts";
import { type FormEvent, useEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Sends a form to the house: a loading state, a hint if it takes long, and after a refusal cleared fields with the
 * focus on the first.
 */
export function useSubmit<Body extends FieldValues>(
  form: UseFormReturn<Body>,
  send: (body: Body) => Promise<void>,
  onDone: () => void,
  first: Path<Body>,
) {
  const [slow, setSlow] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly count: number; readonly error: unknown } | null>(null);

  // Runs after the cleared fields are rendered: a reset unregisters them for a moment.
  useEffect(() => {
    if (refusal !== null) form.setFocus(first);
  }, [refusal, form, first]);

  const attempt = async (body: Body) => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    try {
      await send(body);
      onDone();
    } catch (error) {
      form.reset();
      setRefusal((before) => ({ count: (before?.count ?? 0) + 1, error }));
    } finally {
      clearTimeout(timer);
      setSlow(false);
    }
  };

  const submit = (event: FormEvent) => {
    // A second press during the request would only be refused.
    if (form.formState.isSubmitting) return event.preventDefault();
    void form.handleSubmit(attempt)(event);
  };
  return { submit, slow, refusal, sending: form.formState.isSubmitting };
}
