import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Check, FileDown, ScrollText, X } from "lucide-react";
import { save } from "../page/download.ts";
import type { CheckedLine } from "./check.ts";
import { isOnItsWay, type Logged } from "./logged.ts";
import { logWords } from "./words/words.ts";

export interface LogPanelProps {
  /** Null until the first answer. */
  readonly found: Logged | null;
  /** Begins the names of saved proofs. */
  readonly name: string;
}

/** The entries of something in the public log, checked in this browser, each with a proof to keep. */
export function LogPanel({ found, name }: LogPanelProps) {
  const words = logWords.useWords();
  // Pages without TLS have no cryptography of the browser.
  const canCheck = globalThis.crypto.subtle !== undefined;
  if (found === null && canCheck) return null;
  const wrong = found?.lines.find((line) => line.wrong !== null)?.wrong ?? null;
  const isChecked = found?.isComplete === true && wrong === null;
  const lacking = found === null || found.isComplete || wrong !== null ? null : found.lacking;
  return (
    <section aria-labelledby="log" className="surface-panel grid gap-5 p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="log" className="text-xl">
            {words.title}
          </h2>
          <p className="text-muted">{words.lead}</p>
        </div>
        {found !== null && <LogBadge found={found} isWrong={wrong !== null} />}
      </div>
      {found !== null && found.lines.length > 0 && (
        <ul className="grid gap-3">
          {found.lines.map((line) => (
            <Line key={line.what + line.index} line={line} name={name} />
          ))}
        </ul>
      )}
      {!canCheck && <Alert tone="info">{words.insecureText}</Alert>}
      {wrong !== null && <Alert tone="error">{words.wrongParts[wrong]}</Alert>}
      {found !== null && isOnItsWay(found) && <p className="text-sm text-muted">{words.waitingText}</p>}
      {lacking !== null && <p className="text-sm text-muted">{words.lackingText[lacking]}</p>}
      {isChecked && <p className="text-sm text-muted">{words.rightText}</p>}
    </section>
  );
}

function LogBadge({ found, isWrong }: { readonly found: Logged; readonly isWrong: boolean }) {
  const words = logWords.useWords().state;
  if (isWrong) return <Badge tone="lose">{words.wrong}</Badge>;
  if (found.isComplete) return <Badge tone="win">{words.good}</Badge>;
  return isOnItsWay(found) ? <Badge tone="gold">{words.waiting}</Badge> : <Badge>{words.lacking}</Badge>;
}

function Line({ line, name }: { readonly line: CheckedLine; readonly name: string }) {
  const words = logWords.useWords();
  const format = useFormats();
  const what = words.entry[line.what];
  const Icon = line.wrong === null ? Check : X;
  const { proof } = line;
  return (
    <li className="surface-raised flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <ScrollText aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-semibold">
          {what}
          <Icon aria-hidden="true" className={line.wrong === null ? "size-4 text-win" : "size-4 text-lose"} />
        </span>
        <span className="tabular text-sm text-muted">
          {words.place(format.whole(line.index))} {words.of(format.whole(line.size))}
        </span>
      </span>
      {proof !== null && (
        <Button
          size="sm"
          icon={<FileDown aria-hidden="true" className="size-4" />}
          aria-label={words.saveProof(what)}
          onClick={() => save(new Blob([proof], { type: "text/plain" }), `${name}-${line.what}.tlog-proof`)}
        >
          {words.proof}
        </Button>
      )}
    </li>
  );
}
