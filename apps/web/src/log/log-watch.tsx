import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { FileDown } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { save } from "../page/download.ts";
import { blockBets } from "./block-bets.ts";
import { keepSeen, readSeen } from "./seen-store.ts";
import { type LogAlarm, watchLog } from "./watch.ts";
import { ThisHouse } from "./watched-house.ts";
import { logWords } from "./words/words.ts";

const LOOK_EVERY_MS = 60_000;

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
        tone={found.kind === "still" ? "warn" : "error"}
        title={title}
        className="pointer-events-auto w-full max-w-xl shadow-float"
        action={
          found.kind !== "still" && (
            <Button
              size="sm"
              icon={<FileDown aria-hidden="true" className="size-4" />}
              onClick={() => save(new Blob([found.notes.join("\n")], { type: "text/plain" }), "log-notes.txt")}
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
    const house = new ThisHouse();
    const look = async () => {
      if (document.hidden) return;
      const { seen, alarm } = await watchLog(house, readSeen().seen);
      // Another tab may have found a fork meanwhile.
      const fork = alarm?.kind === "fork" ? alarm : readSeen().fork;
      keepSeen({ seen, fork });
      setFound(fork ?? alarm);
    };
    const attempt = () => {
      look().catch(() => {
        // Without an answer nothing is known: the next look may have one.
      });
    };
    attempt();
    const timer = setInterval(attempt, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isForked]);
  return found;
}
