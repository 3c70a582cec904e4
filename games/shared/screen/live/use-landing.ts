import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Replays something that a table showed by the clock: it lands after the given time, at once with reduced motion, and
 * ends.
 */
export function useLanding(afterMs: number, onEnd: () => void) {
  const startedAt = useRef<number | null>(null);
  const [landed, setLanded] = useState(prefersReducedMotion);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!landed) return;
    sounds.flip();
    ended();
  }, [landed]);
  useEffect(() => {
    const timer = setTimeout(() => setLanded(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return {
    landed,
    /** Returns the milliseconds since the first call, which comes with the first frame. */
    elapsedMs() {
      startedAt.current ??= performance.now();
      return performance.now() - startedAt.current;
    },
  };
}
