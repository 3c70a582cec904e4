import type { LoggedBet } from "@fairhouse/protocol/house-log.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { FileDown } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { save } from "../page/download.ts";
import { http, sessionStore } from "../services/services.ts";
import { blockBets } from "./block-bets.ts";
import { collectReceipts } from "./collect-receipts.ts";
import { keepSorted, readReceipts } from "./receipt-store.ts";
import { sortReceipts } from "./receipts.ts";
import { keepSeen, readSeen } from "./seen-store.ts";
import { meetSharer } from "./shared-head.ts";
import { beatOf, type LogAlarm, type Seen, watchLog } from "./watch.ts";
import { ThisHouse } from "./watched-house.ts";
import { logWords } from "./words/words.ts";

const LOOK_EVERY_MS = 60_000;
/** These prove nothing. */
const WARNINGS = new Set<LogAlarm["kind"]>(["still", "renewed"]);

/** Makes this browser a monitor of the log, and says so on every page when the log does not hold. */
export function LogWatch() {
  const found = useLogAlarm();
  return found === null ? null : createPortal(<LogBanner found={found} />, document.body);
}

function LogBanner({ found }: { readonly found: LogAlarm }) {
  const words = logWords.useWords().alarm;
  const { title, text } = words[found.kind];
  return (
    <div className="pointer-events-none fixed inset-x-0 top-(--header-height) z-50 grid justify-items-center p-3">
      <Alert
        tone={WARNINGS.has(found.kind) ? "warn" : "error"}
        title={title}
        className="pointer-events-auto w-full max-w-xl shadow-float"
        action={
          !WARNINGS.has(found.kind) && (
            <Button
              size="sm"
              icon={<FileDown aria-hidden="true" className="size-4" />}
              onClick={() => save(new Blob([found.notes.join("\n")], { type: "text/plain" }), fileOf(found))}
            >
              {words.save}
            </Button>
          )
        }
      >
        {text}
      </Alert>
    </div>
  );
}

function fileOf({ kind }: LogAlarm): string {
  return kind === "broken" ? "log-receipts.json" : "log-notes.txt";
}

/** Looks at the log once a minute while the page is visible. Null as long as all is well, or nothing can be known. */
function useLogAlarm(): LogAlarm | null {
  const [found, setFound] = useState<LogAlarm | null>(() => readSeen().fork);
  const isForked = found?.kind === "fork";
  useEffect(() => {
    if (isForked) blockBets();
  }, [isForked]);
  useEffect(() => {
    // Pages without TLS cannot check signatures.
    if (isForked || globalThis.crypto.subtle === undefined) return;
    collectReceipts();
    const house = new ThisHouse();
    const look = async () => {
      if (document.hidden) return;
      const before = readSeen().seen;
      const { seen, alarm } = await meetSharer(house, await watchLog(house, before), location.hash, before);
      // Another tab may have found a fork meanwhile.
      const fork = alarm?.kind === "fork" ? alarm : readSeen().fork;
      keepSeen({ seen, fork });
      setFound(fork ?? alarm ?? (seen === null ? null : await lookForPromised(house, seen)));
    };
    const attempt = () => {
      look().catch(() => {
        // Without any answer nothing is known: this browser may be offline.
      });
    };
    attempt();
    const timer = setInterval(attempt, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isForked]);
  return found;
}

/** Looks for what the house has promised this browser. */
async function lookForPromised(house: ThisHouse, seen: Seen): Promise<LogAlarm | null> {
  const { open } = readReceipts();
  if (open.length > 0) {
    const { player } = sessionStore.getState();
    const head = { n: seen.n, beat: await beatOf(house, seen) };
    const sorted = await sortReceipts(open, head, (receipt) =>
      receipt.player === player ? http.get<LoggedBet>(`/bets/${encodeURIComponent(receipt.bet)}/log`) : null,
    );
    keepSorted(open, sorted);
  }
  const { broken } = readReceipts();
  return broken.length === 0 ? null : { kind: "broken", notes: [JSON.stringify(broken, null, 2)] };
}
