import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { SHORT, useMedia } from "../use-media.ts";
import { HandLadder, type HandLadderProps, type Rung } from "./hand-ladder.tsx";
import { nearSteps, type Pay } from "./near-steps.ts";

export interface StepLadderProps extends Omit<HandLadderProps, "rungs"> {
  /** Steps of a whole hand, and how many of them were taken. */
  readonly all: number;
  readonly taken: number;
  readonly payOf: (step: number) => Pay | null;
  /** How likely a step is to be reached from here. */
  readonly chanceOf: (step: number) => number;
  /** Before the number of a step; `near`: it was taken, or is the next. */
  readonly icon?: (near: boolean) => ReactNode;
}

/** Steps that are shown besides the last of all; the panel of a low window has room for fewer. */
const STEPS = { high: 4, short: 2 };

/** What the next steps of a hand pay and how likely they are from here, and at the end the whole way. */
export function StepLadder({ all, taken, payOf, chanceOf, icon, ...ladder }: StepLadderProps) {
  const { whole } = useFormats();
  const steps = useMedia(SHORT) ? STEPS.short : STEPS.high;
  const rungs = nearSteps(all, taken, steps).flatMap((step): Rung[] => {
    const pay = payOf(step);
    if (pay === null) return [];
    const name = (
      <>
        {icon?.(step <= taken + 1)}
        {whole(step)}
      </>
    );
    const chance = step === taken ? null : chanceOf(step);
    const state = step === taken ? "reached" : step === taken + 1 ? "next" : "later";
    return [{ id: step, name, chance, ...pay, state }];
  });
  return <HandLadder {...ladder} rungs={rungs} />;
}
