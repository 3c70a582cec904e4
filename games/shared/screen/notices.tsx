import type { AutoState } from "@fairhouse/client/auto.ts";
import { errorCode } from "@fairhouse/client/http.ts";
import { useConnection } from "@fairhouse/client/play-context.tsx";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { gameWords } from "./words/words.ts";

export interface NoticesProps {
  readonly error: unknown;
  readonly auto?: AutoState;
  /** Something was sent three seconds ago and has no answer yet. */
  readonly slow?: boolean;
}

/** What stands in the way of play, under the button: no connection, a refusal, or why auto play has ended. */
export function Notices({ error, auto, slow = false }: NoticesProps) {
  const words = gameWords.useWords();
  const errors = errorWords.useWords();
  const offline = useConnection() === "offline";
  const ended = auto?.status === "stopped" && auto.reason !== null ? auto.reason : null;
  const thrown = error ?? (ended === "refused" ? auto?.error : null);
  return (
    // What comes into a live region is heard; a region that comes with its words is not, unless it interrupts as errors do.
    <div aria-live="polite" className="contents">
      {offline && (
        <Alert tone="warn" title={words.offline}>
          {words.offlineText}
        </Alert>
      )}
      {slow && !offline && <Alert tone="warn">{words.waiting}</Alert>}
      {thrown != null && !offline && (
        // Of all who may play, only staff are forbidden a bet.
        <Alert tone="error">{errorCode(thrown) === "forbidden" ? words.staff : textOfError(errors, thrown)}</Alert>
      )}
      {ended !== null && (
        <Alert tone="info" title={words.autoEnded}>
          {words.stopReasons[ended]}
        </Alert>
      )}
    </div>
  );
}
