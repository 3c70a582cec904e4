import type { Chip, ChipsBet } from "../../rules/chips.ts";
import type { AutoPlay } from "../panel/auto-bets.ts";
import { scaled } from "./layout.ts";

export interface ChipSetup {
  readonly chips: readonly Chip[];
}

/** Makes automatic bets for a game on a cloth: its chips, scaled to the amount. */
export function chipAutoPlay(example: ChipSetup): AutoPlay<ChipSetup, ChipsBet> {
  return {
    bet: (stake, { chips }) => ({ chips: scaled(chips, stake).map((chip) => ({ ...chip })) }),
    example,
  };
}
