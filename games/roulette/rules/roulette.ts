import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { InstantGame } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOfMany } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { type Chip, type ChipsBet, totalOf } from "../../shared/rules/chips.ts";
import { chipsSchema } from "../../shared/rules/chips-schema.ts";
import { clothCard } from "../../shared/rules/cloth-card.ts";
import { MAX_CHIPS } from "./limits.ts";
import { POCKETS, POSITIONS, positionOf } from "./positions.ts";

/** Return of a straight-up chip, the highest of all positions. */
const LARGEST_RETURN = 36;

export interface RouletteOutcome {
  /** 0 … 36. */
  readonly pocket: number;
}

/** European roulette with 37 pockets; pocket = ⌊float 0 · 37⌋ (`games/roulette/RULES.md`). Every bet returns 36/37. */
export const roulette: InstantGame<ChipsBet, RouletteOutcome> = {
  id: "roulette",
  kind: "instant",
  version: 1,
  bet: chipsSchema({
    positions: POSITIONS.map((position) => position.id),
    most: MAX_CHIPS,
    largestReturn: LARGEST_RETURN,
  }),

  ...clothCard,

  sampleBet(stake) {
    return { chips: [{ on: "red", amount: stake }] };
  },

  maxPayout({ chips }) {
    return Math.max(...payouts(chips));
  },

  exactReturn,
  bestReturn: exactReturn,

  exactSquare({ chips }) {
    const sum = payouts(chips).reduce((soFar, payout) => soFar + BigInt(payout) ** 2n, 0n);
    return ratio(sum, BigInt(totalOf(chips)) ** 2n * BigInt(POCKETS));
  },

  play({ chips }, chance: Chance) {
    const pocket = chance.below(POCKETS, 0);
    return { outcome: { pocket }, payout: payoutAt(pocket, chips) };
  },
};

function exactReturn({ chips }: ChipsBet): Ratio {
  const sum = payouts(chips).reduce((soFar, payout) => soFar + BigInt(payout), 0n);
  return ratio(sum, BigInt(totalOf(chips)) * BigInt(POCKETS));
}

/** Returns the payout of a bet for a drawn pocket. */
export function payoutAt(pocket: number, chips: readonly Chip[]): Money {
  const winners: [Money, Ratio][] = [];
  for (const { on, amount } of chips) {
    const position = positionOf(on);
    if (position?.pockets.includes(pocket)) winners.push([amount, ratio(position.pays + 1)]);
  }
  return payoutOfMany(winners);
}

/**
 * Returns the payout of a bet in each of the 37 pockets: whole multiples of amounts, exact within the schema's limit.
 */
function payouts(chips: readonly Chip[]): readonly Money[] {
  const sums = new Array<Money>(POCKETS).fill(0);
  for (const { on, amount } of chips) {
    const position = positionOf(on);
    for (const pocket of position?.pockets ?? [])
      sums[pocket] = (sums[pocket] ?? 0) + amount * ((position?.pays ?? 0) + 1);
  }
  return sums;
}
