import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { SHORT, useMedia } from "../use-media.ts";
import { HandLadder, type HandLadderProps, type Rung } from "./hand-ladder.tsx";
import { nearSteps, type Pay } from "./near-steps.ts";

export interface StepLadderProps extends Omit<HandLadderProps, "rungs"> {
  /** Number of steps of a whole hand. */
  readonly all: number;
  readonly taken: number;
  readonly payOf: (step: number) => Pay | null;
  /** Returns the chance to reach a step from here. */
  readonly chanceOf: (step: number) => number;
  /** Returns the icon before the number of a step; `near` is true for steps already taken and for the next one. */
  readonly icon?: (near: boolean) => ReactNode;
}

/** Windows whose panel has room for fewer steps than a high one, and for more than a short one. */
const MIDDLE = "(height < 830px)";

/** Number of steps shown besides the last of all. */
const STEPS = { high: 4, middle: 3, short: 2 };

/** Shows the payouts of a hand's next steps and their chances from here, and those of the complete hand at the end. */
export function StepLadder({ all, taken, payOf, chanceOf, icon, ...ladder }: StepLadderProps) {
  const { whole } = useFormats();
  const [middle, short] = [useMedia(MIDDLE), useMedia(SHORT)];
  const steps = short ? STEPS.short : middle ? STEPS.middle : STEPS.high;
  const rungs = nearSteps(all, taken, steps).flatMap((step): Rung[] => {
    const pay = payOf(step);
    if (pay === null) return [];
    const name = (
      <>
        {icon?.(step <= taken + 1)}
        {whole(step)}
      </>
    );
    const chance = step <= taken ? null : chanceOf(step);
    const state = step === taken ? "reached" : step === taken + 1 ? "next" : "later";
    return [{ id: step, name, chance, ...pay, state }];
  });
  return <HandLadder {...ladder} rungs={rungs} />;
}
