import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isChipsOn } from "../shared/facts/chips.ts";
import { type Facts, isRecordOf, isSuch, isWhole, settledOf } from "../shared/facts/facts.ts";
import type { Chip, ChipsBet } from "../shared/rules/chips.ts";
import { POCKETS, positionOf } from "./rules/positions.ts";
import type { RouletteOutcome } from "./rules/roulette.ts";

export const facts: Facts<ChipsBet, RouletteOutcome> = {
  versions: [1],
  isBet: isRecordOf<ChipsBet>({ chips: isChipsOn((on) => positionOf(on) !== undefined) }),
  isOutcome: isRecordOf<RouletteOutcome>({ pocket: isSuch(isWhole, (pocket) => pocket >= 0 && pocket < POCKETS) }),
};

/** A spin as its public page shows it. */
export interface SettledSpin {
  readonly pocket: number;
  readonly chips: readonly Chip[];
  /** Positions that include the drawn pocket, with the profit of their chips. */
  readonly winners: readonly { readonly on: string; readonly profit: number }[];
}

/** Returns null for another version of the rules, or facts of another shape. */
export function settledSpinOf(page: BetPage): SettledSpin | null {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { chips } = settled.bet;
  const { pocket } = settled.outcome;
  const winners = chips.flatMap(({ on, amount }) => {
    const position = positionOf(on);
    return position?.pockets.includes(pocket) ? [{ on, profit: amount * position.pays }] : [];
  });
  return { pocket, chips, winners };
}
