import { rollBall } from "@fairhouse/ui/sound/rolling.ts";
import { rollOf, type Spin, TOUCHES } from "./wheel-motion.ts";

/**
 * The ball is heard as it moves: it rolls as fast as it runs and from the side where it is, and clicks when it touches marks
 * and frets. A spin that is shown at once ends with one soft click; an interrupted one falls silent.
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
