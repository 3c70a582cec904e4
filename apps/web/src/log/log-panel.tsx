import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { FoldSummary } from "@fairhouse/ui/components/fold-summary.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { CircleCheck, CircleX, FileDown } from "lucide-react";
import { save } from "../page/download.ts";
import type { CheckedLine } from "./check.ts";
import { LogToCome } from "./log-to-come.tsx";
import { isOnItsWay, isOverdue, type Logged } from "./logged.ts";
import { SaveVerifier } from "./save-verifier.tsx";
import { logWords } from "./words/words.ts";

export interface LogPanelProps {
  /** Null until the first answer. */
  readonly found: Logged | null;
  /** True if there was no answer. */
  readonly failed: boolean;
  /** Begins the names of saved proofs. */
  readonly name: string;
}

/** The entries of something in the public log, checked in this browser, each with a proof to keep. */
export function LogPanel({ found, failed, name }: LogPanelProps) {
  const words = logWords.useWords();
  // Pages without TLS have no cryptography of the browser.
  const canCheck = globalThis.crypto.subtle !== undefined;
  if (found === null && canCheck) return failed ? null : <LogToCome />;
  const wrong = found?.lines.find((line) => line.wrong !== null)?.wrong ?? null;
  const isChecked = found?.isComplete === true && wrong === null;
  const own = found?.lines.filter(({ event }) => event === null) ?? [];
  const ofEvents = found?.lines.filter(({ event }) => event !== null) ?? [];
  const isWaiting = found !== null && isOnItsWay(found);
  const isLate = found !== null && isOverdue(found);
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
      {own.length > 0 && <Lines lines={own} name={name} />}
      {ofEvents.length > 0 && (
        <details className="group">
          <FoldSummary>{words.events}</FoldSummary>
          <div className="pt-3">
            <Lines lines={ofEvents} name={name} />
          </div>
        </details>
      )}
      {!canCheck && <Alert tone="info">{words.insecureText}</Alert>}
      {wrong !== null && <Alert tone="error">{words.wrongParts[wrong]}</Alert>}
      {isLate && <Alert tone="error">{words.overdueText}</Alert>}
      {isWaiting && !isLate && <p className="text-sm text-muted">{words.waitingText}</p>}
      {lacking === "untrue" && <Alert tone="error">{words.lackingText.untrue}</Alert>}
      {lacking !== null && lacking !== "untrue" && <p className="text-sm text-muted">{words.lackingText[lacking]}</p>}
      {isChecked && (
        <p className="text-sm text-muted">
          {words.rightText} <SaveVerifier />
        </p>
      )}
    </section>
  );
}

function LogBadge({ found, isWrong }: { readonly found: Logged; readonly isWrong: boolean }) {
  const words = logWords.useWords().state;
  if (isWrong) return <Badge tone="lose">{words.wrong}</Badge>;
  if (found.isComplete) return <Badge tone="win">{words.good}</Badge>;
  if (isOverdue(found) || found.lacking === "untrue") return <Badge tone="lose">{words.lacking}</Badge>;
  return isOnItsWay(found) ? <Badge tone="gold">{words.waiting}</Badge> : <Badge>{words.lacking}</Badge>;
}

interface LinesProps {
  readonly lines: readonly CheckedLine[];
  readonly name: string;
}

function Lines({ lines, name }: LinesProps) {
  const hasSeveral = lines.some(({ event }) => event !== null && event > 1);
  return (
    <ul className="surface-raised divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.what + line.index} line={line} name={name} hasSeveral={hasSeveral} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: CheckedLine;
  readonly name: string;
  /** The bet rests on several events, so that each entry says of which one it is. */
  readonly hasSeveral: boolean;
}

function Line({ line, name, hasSeveral }: LineProps) {
  const words = logWords.useWords();
  const format = useFormats();
  const entry = words.entry[line.what];
  const what = line.event !== null && hasSeveral ? words.ofEvent(entry, format.whole(line.event)) : entry;
  const Icon = line.wrong === null ? CircleCheck : CircleX;
  const { proof } = line;
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2">
      <Icon
        aria-hidden="true"
        className={line.wrong === null ? "size-5 shrink-0 text-win" : "size-5 shrink-0 text-lose"}
      />
      <span className="flex min-h-11 min-w-0 flex-1 flex-wrap content-center items-baseline gap-x-4 sm:min-h-9">
        <span className="font-semibold sm:min-w-40">{what}</span>
        <span className="tabular text-sm text-muted">
          {words.place(format.whole(line.index))}{" "}
          <span className="max-sm:hidden">{words.of(format.whole(line.size))}</span>
        </span>
      </span>
      {proof !== null && (
        <Button
          size="sm"
          variant="ghost"
          icon={<FileDown aria-hidden="true" className="size-4" />}
          aria-label={words.saveProof(what)}
          onClick={() =>
            save(
              new Blob([proof], { type: "text/plain" }),
              `${name}-${line.event === null ? line.what : line.index}.tlog-proof`,
            )
          }
        >
          {words.proof}
        </Button>
      )}
    </li>
  );
}
