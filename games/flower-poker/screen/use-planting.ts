import { INSTANT_REVEAL_MS, type Pace } from "@fairhouse/ui/motion/pace.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { playSound, sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { HANDS, handOf, type Planting } from "../rules/hands.ts";
import { endOf, inTheGround, NOTHING, type Shown, type ShownStep, showSteps } from "./planting-show.ts";

/** Longest duration of a bet in fast play, whatever the number of its plantings. */
const FAST_MS = 1_200;

export interface PlantingOf {
  /** Id of the bet; a new id starts planting. Null while there is nothing to plant. */
  readonly id: string | null;
  readonly plantings: readonly Planting[];
  readonly pace: Pace;
  /** Longest duration at the pace `animated`. */
  readonly longestMs?: number | undefined;
  /** Called once everything is shown. */
  readonly onEnd: () => void;
}

/**
 * Shows the plantings of a bet flower by flower, with sounds. @returns the progress, and a function that skips to the
 * end.
 */
export function usePlanting({ id, plantings, pace, longestMs = Number.POSITIVE_INFINITY, onEnd }: PlantingOf) {
  const [progress, setProgress] = useState<{ readonly id: string; readonly shown: Shown } | null>(null);
  const finish = useRef<(() => void) | null>(null);
  const stepsNow = useEffectEvent((): readonly ShownStep[] => {
    if (pace === "instant" || prefersReducedMotion()) return [{ atMs: INSTANT_REVEAL_MS, shown: endOf(plantings) }];
    return showSteps(plantings, pace === "fast" ? FAST_MS : longestMs);
  });
  const show = useEffectEvent((shown: Shown) => {
    if (id === null) return;
    setProgress({ id, shown });
    soundOf(shown, plantings);
    if (!shown.over) return;
    finish.current = null;
    onEnd();
  });
  useEffect(() => {
    if (id === null) return;
    const steps = stepsNow();
    const startedAt = performance.now();
    let next = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const step = steps[next];
      if (step !== undefined) timer = setTimeout(go, step.atMs - (performance.now() - startedAt));
    };
    // Steps follow the clock instead of a counter, so that a hidden tab with throttled timers catches up.
    const go = () => {
      const passedMs = performance.now() - startedAt;
      const due = steps.findLastIndex(({ atMs }) => atMs <= passedMs);
      const step = steps[due];
      if (step !== undefined && due >= next) {
        next = due + 1;
        show(step.shown);
      }
      wait();
    };
    finish.current = () => {
      clearTimeout(timer);
      const last = steps.at(-1);
      if (last !== undefined) show(last.shown);
    };
    wait();
    return () => {
      clearTimeout(timer);
      finish.current = null;
    };
  }, [id]);
  return {
    shown: progress !== null && progress.id === id ? progress.shown : NOTHING,
    finish: () => finish.current?.(),
  };
}

/** Plays the sound of a step: a planted flower, a better hand of the player, or a planting that is cleared. */
function soundOf({ planting, planted, judged, over }: Shown, plantings: readonly Planting[]): void {
  const now = plantings[planting];
  if (over || now === undefined) return;
  if (judged) {
    sounds.muck();
    return;
  }
  if (planted === 0) return;
  // A flower is pressed into soft ground.
  playSound(
    [{ wave: "sine", from: 300, to: 170, seconds: 0.1, level: 0.2 }],
    [{ centre: 950, sharpness: 0.8, seconds: 0.09, level: 0.22 }],
  );
  const [hand, before] = [planted, planted - 1].map((count) => handOf(inTheGround(now, count).player));
  if (hand !== undefined && hand !== before) sounds.reveal(HANDS.indexOf(hand));
}
