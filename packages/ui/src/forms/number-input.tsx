import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { useLocale } from "../format/locale.ts";
import { numberMarks } from "../format/money.ts";
import { type Draft, readDeletion, readDraft, writeDraft } from "../numbers/draft.ts";
import { type FieldControl, inputStyle } from "./field.tsx";

export interface NumberInputProps {
  readonly control: FieldControl;
  /**
   * Integer in units of 10^−decimals. Null shows an empty field; NaN shows the typed text, which is not such a number.
   */
  readonly value: number | null;
  /** Receives NaN while the text is not such a number: it stays visible, and must not be used. */
  readonly onChange: (value: number | null) => void;
  readonly decimals?: number | undefined;
  /** Least decimals with which a number is written; all of them by default. */
  readonly shown?: number | undefined;
  /** Step of the arrow keys; PageUp and PageDown move by ten times as much. */
  readonly step?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Called when the field loses the focus. */
  readonly onLeave?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** The input of every number field: groups thousands during typing and keeps the caret where it belongs. */
export function NumberInput({ control, value, onChange, onLeave, ...props }: NumberInputProps) {
  const { decimals = 0, shown: least = decimals, step, min = 0, max, ...rest } = props;
  const marks = numberMarks(useLocale());
  const rules = { ...marks, decimals, shown: least };
  const input = useRef<HTMLInputElement>(null);
  // During typing, the text is the user's; a value from outside (½, 2×) replaces it.
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown =
    draft !== null && Object.is(draft.value, value) ? draft.text : value === null ? "" : writeDraft(value, rules);
  const caret = draft?.caret;
  const replacedFrom = useSelectionStart(input);

  useLayoutEffect(() => {
    if (caret !== undefined && document.activeElement === input.current) input.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const type = (text: string, at: number, deletion: "backwards" | "forwards" | null) => {
    const next = deletion
      ? readDeletion(shown, text, at, deletion === "backwards", rules)
      : readDraft(shown, text, at, rules, replacedFrom());
    setDraft(next);
    // A leading zero is dropped while the field still shows it, so the field is set by hand.
    if (input.current && next.text === shown) {
      input.current.value = next.text;
      input.current.setSelectionRange(next.caret, next.caret);
    }
    if (!Object.is(next.value, value)) onChange(next.value);
  };
  const walk = (event: KeyboardEvent) => {
    const factor = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!factor || !step) return;
    event.preventDefault();
    const next = (value === null || Number.isNaN(value) ? min : value) + factor * step;
    onChange(Math.max(min, Math.min(max ?? next, next)));
  };

  return (
    <input
      {...rest}
      {...control}
      aria-invalid={control["aria-invalid"] ?? (Number.isNaN(value) || undefined)}
      ref={input}
      type="text"
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      dir="ltr"
      value={shown}
      onChange={(event) => {
        const kind = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : "";
        const deletion =
          kind === "deleteContentBackward" ? "backwards" : kind === "deleteContentForward" ? "forwards" : null;
        type(event.target.value, event.target.selectionStart ?? event.target.value.length, deletion);
      }}
      onKeyDown={walk}
      onBlur={() => {
        if (!Number.isNaN(value)) setDraft(null);
        onLeave?.();
      }}
      className={classes(inputStyle, "tabular text-lg rtl:text-right", rest.className)}
    />
  );
}

/** Returns the start of the selection before the key that is being read. */
function useSelectionStart(input: { readonly current: HTMLInputElement | null }): () => number | undefined {
  const start = useRef<number>(undefined);
  useLayoutEffect(() => {
    const field = input.current;
    const note = () => {
      start.current = field?.selectionStart ?? undefined;
    };
    field?.addEventListener("beforeinput", note);
    return () => field?.removeEventListener("beforeinput", note);
  }, [input]);
  return () => start.current;
}
