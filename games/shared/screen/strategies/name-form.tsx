import { nameFrom } from "@fairhouse/client/auto/strategy-text.ts";
import { MOST_LISTED } from "@fairhouse/protocol/list-change.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { takeFocus } from "@fairhouse/ui/forms/take-focus.ts";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { LONGEST_NAME, type NameProblem } from "../saved/saved-list.ts";
import { strategyWords } from "./words/words.ts";

/** Shows a form for the name of a strategy: to save the panel's, or to rename a saved one. */
export function NameForm(props: {
  readonly label: string;
  /** The current name; empty for a new strategy. */
  readonly first: string;
  readonly problemOf: (name: string) => NameProblem | null;
  /** True until the saved strategies are known. */
  readonly waiting?: boolean;
  /** Why the panel's strategy cannot be saved, in words. */
  readonly reason?: string | null;
  /** Resolves to true if the strategy was kept; otherwise the typed name stays. */
  readonly onDone: (name: string) => Promise<boolean>;
}) {
  const words = strategyWords.useWords();
  const { whole } = useFormats();
  const { label, first, waiting = false, reason = null } = props;
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const [sending, setSending] = useState(false);
  const texts = { empty: words.noName, taken: words.taken, full: words.full(whole(MOST_LISTED)) };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const wanted = nameFrom(name);
    const found = props.problemOf(wanted);
    setProblem(found);
    if (found !== null) return;
    setSending(true);
    const done = await props.onDone(wanted);
    setSending(false);
    if (done) setName(first);
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        ref={first === "" ? undefined : takeFocus}
        label={label}
        value={name}
        maxLength={LONGEST_NAME}
        error={problem && texts[problem]}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
        className="flex-1"
      />
      {first === "" ? (
        <Button type="submit" variant="accent" loading={waiting || sending} disabledReason={reason} className="mb-0.5">
          {words.save}
        </Button>
      ) : (
        <IconButton type="submit" look="neutral" label={words.rename} icon={<Check />} className="mb-1" />
      )}
    </form>
  );
}
