import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";

/**
 * Counts an integer to its goal in `durationMs`, always ending on it exactly. Off, or under reduced motion, it is the
 * goal at once.
 */
export function useCountUp(goal: number, durationMs: number, from: number | null): number {
  const [shown, setShown] = useState(from ?? goal);
  const last = useRef(from ?? goal);
  useEffect(() => {
    const start = last.current;
    last.current = goal;
    if (durationMs === 0 || start === goal || prefersReducedMotion()) {
      setShown(goal);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - began) / durationMs);
      setShown(countAt(start, goal, share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal, durationMs]);
  return shown;
}

/**
 * Returns the integer shown after a share 0..1 of the time: fast first, slow at the end, never past the goal. A frame
 * may have begun before the count did: its share is below 0, and shows the start.
 */
export function countAt(start: number, goal: number, share: number): number {
  if (share <= 0) return start;
  if (share >= 1) return goal;
  return Math.trunc(start + (goal - start) * (1 - (1 - share) ** 4));
}
