import { prefersReducedMotion, useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Long enough to read a banner twice. */
const STAY_MS = 8_000;

export interface CarouselState {
  /** Ref of the scrolling list of slides. */
  readonly track: RefObject<HTMLUListElement | null>;
  /** The slide in view, from 0. */
  readonly current: number;
  /** True if the player lets it move; it also pauses while it is pointed at or has the focus, or the page is hidden. */
  readonly playing: boolean;
  /** False if the system asks for less motion: nothing moves by itself, so there is nothing to pause. */
  readonly canPlay: boolean;
  readonly setPlaying: (playing: boolean) => void;
  /** Shows a slide chosen by hand and stays there. Wraps around at both ends. */
  readonly show: (index: number) => void;
}

/** Drives a row of slides that the browser itself scrolls and snaps; pointing at or focusing `box` pauses it. */
export function useCarousel(count: number, box: RefObject<HTMLElement | null>): CarouselState {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  /** Counts the turns that were postponed. */
  const [turn, setTurn] = useState(0);
  const canPlay = !useReducedMotion();

  useEffect(() => {
    const list = track.current;
    if (list === null) return;
    const look = () => setCurrent(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    // A finger on the slides means that the player reads at their own pace.
    const rest = () => setPlaying(false);
    list.addEventListener("scroll", look, { passive: true });
    list.addEventListener("touchstart", rest, { passive: true });
    return () => {
      list.removeEventListener("scroll", look);
      list.removeEventListener("touchstart", rest);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a postponed turn restarts the timer.
  useEffect(() => {
    if (!playing || !canPlay) return;
    const timer = setTimeout(() => {
      const busy = document.hidden || box.current?.matches(":hover, :has(:focus-visible)");
      if (busy) setTurn((turn) => turn + 1);
      else scrollTo(track.current, (current + 1) % count);
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [playing, canPlay, current, count, box, turn]);

  return {
    track,
    current,
    playing: playing && canPlay,
    canPlay,
    setPlaying,
    show: (index) => {
      setPlaying(false);
      scrollTo(track.current, (index + count) % count);
    },
  };
}

/** Scrolls to a slide. Slides are as wide as the row; in right-to-left pages positions count down from 0. */
function scrollTo(list: HTMLUListElement | null, index: number): void {
  if (list === null) return;
  const sign = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  list.scrollTo({
    left: sign * index * list.clientWidth,
    behavior: prefersReducedMotion() ? "instant" : "smooth",
  });
}
