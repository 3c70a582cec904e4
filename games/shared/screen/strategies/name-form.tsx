import { nameFrom } from "@fairhouse/client/strategy-text.ts";
import { MOST_LISTED } from "@fairhouse/protocol/list-change.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { LONGEST_NAME, type NameProblem } from "../saved/saved-list.ts";
import { strategyWords } from "./words/words.ts";

/** A name for a strategy: for the panel's, or another one for one that is kept. */
export function NameForm(props: {
  readonly label: string;
  /** What it is called now; empty for a new one. */
  readonly first: string;
  readonly problemOf: (name: string) => NameProblem | null;
  /** Those that are kept are not known yet. */
  readonly waiting?: boolean;
  /** Why there is nothing that can be kept, in words. */
  readonly reason?: string | null;
  /** Whether it was kept; what was typed stays otherwise. */
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
