import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { SlideBet } from "../rules/slide.ts";

/** The setup of automatic tickets: a target in hundredths. */
export interface SlideSetup {
  readonly target: number;
}

export const autoPlay: AutoPlay<SlideSetup, SlideBet> = {
  bet: (amount, { target }) => ({ amount, target }),
  example: { target: 200 },
};
