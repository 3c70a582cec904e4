import { animate } from "@fairhouse/ui/motion/animate.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { playSound } from "@fairhouse/ui/sound/sounds.ts";
import { useRef } from "react";
import { useRun } from "../../shared/screen/use-run.ts";
import { rollText } from "../drawing/roll-text.ts";
import { ROLLS } from "../rules/terms.ts";

const ROLL_MS = 620;
const MIDDLE = "50%";
/** Dice roll on wood and come to rest. */
const RATTLE = [0, 0.09, 0.17, 0.29, 0.38, 0.55].map((after, n) => ({
  centre: 1500 + (n % 3) * 420,
  sharpness: 5,
  after,
  seconds: 0.04,
  level: 0.34 - n * 0.04,
}));

export interface MarkerProps {
  /** A new id rolls the die to `roll`. */
  readonly rolling: string | null;
  readonly roll: { readonly value: number; readonly won: boolean } | null;
  readonly pace: Pace;
  readonly onRest: () => void;
}

/** A die that rolls along the scale to its number and then shows it. */
export function Marker({ rolling, roll, pace, onRest }: MarkerProps) {
  const carrier = useRef<HTMLDivElement>(null);
  const die = useRef<HTMLDivElement>(null);
  const passing = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion();
  const from = useRef(MIDDLE);
  const at = roll === null ? MIDDLE : `${((roll.value + 0.5) / ROLLS) * 100}%`;
  useRun(rolling, (signal) => {
    const timing = { durationMs: ROLL_MS, pace, signal };
    const turn = Number.parseFloat(at) < Number.parseFloat(from.current) ? "1turn" : "-1turn";
    playSound([], RATTLE);
    void animate(die.current, [{ rotate: turn }, { rotate: "0turn" }], timing);
    animate(carrier.current, [{ translate: from.current }, { translate: at }], timing).then(() => {
      from.current = at;
      if (!signal.aborted) onRest();
    });
  });
  // The die shows the number under it on its way.
  useAnimationFrame(rolling !== null && pace !== "instant" && !still, () => {
    if (carrier.current === null || passing.current === null) return;
    const share = Number.parseFloat(getComputedStyle(carrier.current).translate) / 100;
    passing.current.textContent = rollText(Math.min(ROLLS - 1, Math.max(0, Math.round(share * ROLLS))));
  });
  const rests = roll !== null && rolling === null;
  return (
    <div ref={carrier} aria-hidden="true" className="dice-carrier" style={{ translate: at }}>
      <div ref={die} className="dice-die tabular" data-result={rests ? (roll.won ? "won" : "lost") : "none"}>
        {rests ? rollText(roll.value) : rolling === null ? "··.··" : <span ref={passing} />}
      </div>
    </div>
  );
}
