import type { Chip, ChipsBet } from "../../rules/chips.ts";
import type { AutoPlay } from "../auto-bets.ts";
import { scaled } from "./layout.ts";

export interface ChipSetup {
  readonly chips: readonly Chip[];
}

/** Automatic bets of every game on a cloth: its chips, in proportion to the amount. */
export function chipAutoPlay(example: ChipSetup): AutoPlay<ChipSetup, ChipsBet> {
  return {
    bet: (stake, { chips }) => ({ chips: scaled(chips, stake).map((chip) => ({ ...chip })) }),
    example,
  };
}
