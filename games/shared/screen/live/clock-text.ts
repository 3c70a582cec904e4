import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** How often a text of whole seconds is looked at. */
const GLANCE_MS = 100;

/** Text that changes with the server's clock. */
export function useClockText<Target extends Element>(
  active: boolean,
  textAt: (now: number) => string,
): RefObject<Target | null> {
  const { clock } = usePlayContext();
  return useFrameText(active, () => textAt(clock.now()));
}

/** Text that changes once a second: to look before every paint would keep a page at work that only waits. */
export function useSecondsText<Target extends Element>(
  active: boolean,
  textAt: (now: number) => string,
): RefObject<Target | null> {
  const { clock } = usePlayContext();
  const [element, write] = useWritten<Target>(() => textAt(clock.now()));
  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => writeLatest(), GLANCE_MS);
    return () => clearInterval(timer);
  }, [active]);
  return element;
}

/**
 * Text that is written straight into its element before every paint, because sixty renders a second would be a waste.
 * Give the element no children of its own.
 */
export function useFrameText<Target extends Element>(active: boolean, textNow: () => string): RefObject<Target | null> {
  const [element, write] = useWritten<Target>(textNow);
  useAnimationFrame(active, write);
  return element;
}

/** An element, and what writes the text of this moment into it. */
function useWritten<Target extends Element>(textNow: () => string): readonly [RefObject<Target | null>, () => void] {
  const element = useRef<Target>(null);
  const write = () => {
    const text = textNow();
    if (element.current && element.current.textContent !== text) element.current.textContent = text;
  };
  useEffect(write);
  return [element, write];
}
