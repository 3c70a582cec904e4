import { useEffect, useEffectEvent } from "react";

/** Calls `draw` before every paint while `active`, with the page clock in milliseconds: for canvases. */
export function useAnimationFrame(active: boolean, draw: (nowMs: number) => void): void {
  const drawLatest = useEffectEvent(draw);
  useEffect(() => {
    if (!active) return;
    let frame = requestAnimationFrame(function next(nowMs) {
      drawLatest(nowMs);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}
