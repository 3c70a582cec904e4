import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { type FormEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Submits a form that stays: typed text survives a refusal, which is shown; a toast reports success. */
export function useSave<Body extends FieldValues>(
  form: UseFormReturn<Body>,
  /** Resolves with the text to show when it is done. */
  send: (body: Body) => Promise<string>,
) {
  const [refusal, setRefusal] = useState<{ readonly count: number; readonly error: unknown } | null>(null);
  const save = async (body: Body) => {
    try {
      const done = await send(body);
      setRefusal(null);
      showToast({ tone: "win", title: done });
    } catch (error) {
      setRefusal((before) => ({ count: (before?.count ?? 0) + 1, error }));
    }
  };
  const submit = (event: FormEvent) => {
    if (form.formState.isSubmitting) return event.preventDefault();
    void form.handleSubmit(save)(event);
  };
  return { submit, refusal, sending: form.formState.isSubmitting };
}
