import { rollBall } from "@fairhouse/ui/sound/rolling.ts";
import { rollOf, type Spin, TOUCHES } from "./wheel-motion.ts";

/**
 * Plays the sound of the ball along its path: it rolls at the ball's speed and from the ball's side, and clicks at
 * marks and frets. A spin that is shown at once ends with one soft click; an interrupted one becomes silent.
 */
export function soundOf(
  spin: Spin,
  { still, signal }: { readonly still: boolean; readonly signal: AbortSignal },
): void {
  const last = TOUCHES.at(-1);
  const quiet = still
    ? rollBall({ seconds: 0, speeds: [], sides: [], touches: last ? [{ ...last, at: 0 }] : [] })
    : rollBall({ ...rollOf(spin), touches: TOUCHES });
  signal.addEventListener("abort", quiet, { once: true });
}
