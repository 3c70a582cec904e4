import { strategyOf, type TextRefusal, textOfStrategy } from "@fairhouse/client/auto/strategy-text.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { copied } from "@fairhouse/ui/copied.ts";
import { TextArea } from "@fairhouse/ui/forms/text-area.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { gameWords } from "../words/words.ts";
import type { PanelStrategy } from "./panel-strategy.ts";
import { strategyWords } from "./words/words.ts";

/** Shows the panel's strategy as text, which can be replaced by another. */
export function ShareTab({ panel, disabled }: { readonly panel: PanelStrategy; readonly disabled: boolean }) {
  const words = strategyWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<TextRefusal | null>(null);
  const [said, setSaid] = useState("");
  const held = panel.named(words.unnamed);
  const text = draft ?? (held === null ? "" : textOfStrategy(held, panel.game));
  const problem = refusal && words.problemIn(whole(refusal.line), words.textProblems[refusal.problem]);

  function use() {
    const read = strategyOf(text, panel.game);
    setRefusal(read.ok ? null : read.refusal);
    setSaid(read.ok ? words.isUsed(read.value.name) : "");
    if (read.ok) panel.use(read.value);
  }
  return (
    <>
      <TextArea
        label={words.text}
        hint={words.textHint}
        error={problem ?? (held === null && draft === null ? shared.checkFields : null)}
        value={text}
        onChange={(event) => {
          setDraft(event.target.value);
          setRefusal(null);
          setSaid("");
        }}
        rows={9}
        dir="auto"
        spellCheck={false}
        className="font-mono text-sm"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<Copy size={18} aria-hidden="true" />}
          disabled={text === ""}
          onClick={() => void copied(text).then((done) => setSaid(done ? words.isCopied : words.notCopied))}
        >
          {words.copy}
        </Button>
        <Button
          variant="accent"
          icon={<Check size={18} aria-hidden="true" />}
          disabled={disabled || text.trim() === ""}
          onClick={use}
        >
          {words.useText}
        </Button>
        <p role="status" className="text-sm text-muted">
          {said}
        </p>
      </div>
    </>
  );
}
