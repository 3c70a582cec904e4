import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { type RefObject, useEffect, useRef } from "react";

/** Text that changes with the server's clock. */
export function useClockText<Target extends Element>(
  active: boolean,
  textAt: (now: number) => string,
): RefObject<Target | null> {
  const { clock } = usePlayContext();
  return useFrameText(active, () => textAt(clock.now()));
}

/**
 * Text that is written straight into its element before every paint, because sixty renders a second would be a waste.
 * Give the element no children of its own.
 */
export function useFrameText<Target extends Element>(active: boolean, textNow: () => string): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const write = () => {
    const text = textNow();
    if (element.current && element.current.textContent !== text) element.current.textContent = text;
  };
  useAnimationFrame(active, write);
  useEffect(write);
  return element;
}
