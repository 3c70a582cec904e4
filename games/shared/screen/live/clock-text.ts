import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Milliseconds between two updates of a text of whole seconds. */
const GLANCE_MS = 100;

/**
 * Keeps a text that depends on the server's clock up to date. All such texts of one frame are of the same moment, the
 * beginning of that frame: two figures that follow from it never contradict each other, however long the frame takes.
 */
export function useClockText<Target extends Element>(
  active: boolean,
  textAt: (now: number) => string,
): RefObject<Target | null> {
  const { clock } = usePlayContext();
  const [element, write] = useWritten<Target>((frameMs) => textAt(clock.at(frameMs)));
  useAnimationFrame(active, write);
  return element;
}

/**
 * Keeps a text that changes once a second up to date. Checking it before every paint would keep a waiting page busy.
 */
export function useSecondsText<Target extends Element>(
  active: boolean,
  textAt: (now: number) => string,
): RefObject<Target | null> {
  const { clock } = usePlayContext();
  const [element, write] = useWritten<Target>(() => textAt(clock.now()));
  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => writeLatest(performance.now()), GLANCE_MS);
    return () => clearInterval(timer);
  }, [active]);
  return element;
}

/**
 * Writes a text straight into its element before every paint, because sixty renders a second would be a waste. The
 * element must have no children of its own.
 */
export function useFrameText<Target extends Element>(active: boolean, textNow: () => string): RefObject<Target | null> {
  const [element, write] = useWritten<Target>(textNow);
  useAnimationFrame(active, write);
  return element;
}

/** Returns an element, and a function that writes the current text into it. */
function useWritten<Target extends Element>(
  textAt: (frameMs: number) => string,
): readonly [RefObject<Target | null>, (frameMs: number) => void] {
  const element = useRef<Target>(null);
  const write = (frameMs: number) => {
    const text = textAt(frameMs);
    if (element.current && element.current.textContent !== text) element.current.textContent = text;
  };
  useEffect(() => write(performance.now()));
  return [element, write];
}
