import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { InstantGame } from "@fairhouse/kernel/game.ts";
import { MAX_MONEY, type Money, payoutOfMany } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { MAX_CHIPS } from "./limits.ts";
import { POCKETS, POSITIONS, positionOf } from "./positions.ts";

/** What a straight-up chip returns, the most of all positions. */
const LARGEST_RETURN = 36;
/** Beyond this the largest win would be no amount any more. */
const MAX_TOTAL = Math.floor(MAX_MONEY / LARGEST_RETURN);

const chip = z.strictObject({
  on: z.enum(POSITIONS.map((position) => position.id)),
  amount: z.int().min(1).max(MAX_TOTAL),
});
export type Chip = z.infer<typeof chip>;

const bet = z
  .strictObject({ chips: z.array(chip).min(1).max(MAX_CHIPS) })
  .refine(({ chips }) => new Set(chips.map(({ on }) => on)).size === chips.length, "only one chip a position")
  .refine(({ chips }) => total(chips) <= MAX_TOTAL, "too much: the largest win would pass 2^53 − 1");

export type RouletteBet = z.infer<typeof bet>;

export interface RouletteOutcome {
  /** 0 … 36. */
  readonly pocket: number;
}

/** European roulette, 37 pockets; pocket = ⌊float 0 · 37⌋ (`games/roulette/RULES.md`). Every bet returns 36/37. */
export const roulette: InstantGame<RouletteBet, RouletteOutcome> = {
  id: "roulette",
  kind: "instant",
  version: 1,
  bet,

  sampleBet(stake) {
    return { chips: [{ on: "red", amount: stake }] };
  },

  smallestPart({ chips }) {
    return Math.min(...chips.map(({ amount }) => amount));
  },

  stake({ chips }) {
    return total(chips);
  },

  maxPayout({ chips }) {
    return Math.max(...payouts(chips));
  },

  exactReturn,
  bestReturn: exactReturn,

  exactSquare({ chips }) {
    const sum = payouts(chips).reduce((soFar, payout) => soFar + BigInt(payout) ** 2n, 0n);
    return ratio(sum, BigInt(total(chips)) ** 2n * BigInt(POCKETS));
  },

  play({ chips }, chance: Chance) {
    const pocket = chance.below(POCKETS, 0);
    return { outcome: { pocket }, payout: payoutAt(pocket, chips) };
  },
};

function exactReturn({ chips }: RouletteBet): Ratio {
  const sum = payouts(chips).reduce((soFar, payout) => soFar + BigInt(payout), 0n);
  return ratio(sum, BigInt(total(chips)) * BigInt(POCKETS));
}

/** What a bet returns when the ball lies in a pocket. */
export function payoutAt(pocket: number, chips: readonly Chip[]): Money {
  const winners: [Money, Ratio][] = [];
  for (const { on, amount } of chips) {
    const position = positionOf(on);
    if (position?.pockets.includes(pocket)) winners.push([amount, ratio(position.pays + 1)]);
  }
  return payoutOfMany(winners);
}

/** The payout of a bet in each of the 37 pockets: whole multiples of amounts, exact within the schema's limit. */
function payouts(chips: readonly Chip[]): readonly Money[] {
  const sums = new Array<Money>(POCKETS).fill(0);
  for (const { on, amount } of chips) {
    const position = positionOf(on);
    for (const pocket of position?.pockets ?? [])
      sums[pocket] = (sums[pocket] ?? 0) + amount * ((position?.pays ?? 0) + 1);
  }
  return sums;
}

/** Exact for every sum that the schema lets pass: larger ones stay larger, even when rounded. */
function total(chips: readonly Chip[]): Money {
  return chips.reduce((sum, { amount }) => sum + amount, 0);
}
