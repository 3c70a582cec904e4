import type { AutoState } from "@fairhouse/client/auto/auto.ts";
import { useConnection } from "@fairhouse/client/play-context.tsx";
import { errorCode } from "@fairhouse/client/wire/http.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { gameWords } from "./words/words.ts";

export interface NoticesProps {
  readonly error: unknown;
  readonly auto?: AutoState;
  /** True if a request has had no answer for three seconds. */
  readonly slow?: boolean;
}

/**
 * Shows below the button what prevents play: a refusal, or the reason why auto play ended. That there is no connection
 * is said once, by the shell.
 */
export function Notices({ error, auto, slow = false }: NoticesProps) {
  const words = gameWords.useWords();
  const errors = errorWords.useWords();
  const offline = useConnection() === "offline";
  const ended = auto?.status === "stopped" && auto.reason !== null ? auto.reason : null;
  const thrown = error ?? (ended === "refused" ? auto?.error : null);
  return (
    // Screen readers announce text added to a live region, but not the initial text of a new one unless it interrupts,
    // as errors do.
    <div aria-live="polite" className="contents">
      {slow && !offline && <Alert tone="warn">{words.waiting}</Alert>}
      {thrown != null && !offline && (
        // Among players who may play, only staff are forbidden to bet.
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
