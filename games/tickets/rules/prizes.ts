import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

/** The payouts of a ticket as multiples of its price, lowest first; also the prizes in its cells. */
export const PRIZES = [1, 2, 5, 10, 25, 50, 100, 500, 1_000] as const;
export type Prize = (typeof PRIZES)[number];

export const TOP_PRIZE: Prize = 1_000;

/** The number of tickets among {@link TOTAL_WEIGHT} that pay each prize; the others pay nothing. */
export const WEIGHTS: Readonly<Record<Prize, number>> = {
  1: 180_000,
  2: 100_000,
  5: 30_000,
  10: 12_000,
  25: 4_000,
  50: 1_600,
  100: 500,
  500: 80,
  1000: 30,
};

export const TOTAL_WEIGHT = 1_000_000;

/** The number of tickets among {@link TOTAL_WEIGHT} that pay anything. */
export const WINNING_WEIGHT = PRIZES.reduce((sum, prize) => sum + WEIGHTS[prize], 0);

/** Expected payout of a ticket, as a multiple of its price. */
export const RETURN: Ratio = expected((prize) => prize);

/** Expected square of the payout of a ticket, in multiples of its price. */
export const SQUARE: Ratio = expected((prize) => prize ** 2);

/**
 * Looks up the prize of an index. @param index 0 … 999,999, in the order of the cumulative table: the lowest prize
 * first, nothing last.
 */
export function prizeAt(index: number): Prize | 0 {
  let end = 0;
  for (const prize of PRIZES) {
    end += WEIGHTS[prize];
    if (index < end) return prize;
  }
  return 0;
}

export const isPrize = isOneOf(PRIZES);

function expected(worth: (prize: Prize) => number): Ratio {
  return PRIZES.map((prize) => multiply(ratio(WEIGHTS[prize], TOTAL_WEIGHT), ratio(worth(prize)))).reduce(add, ZERO);
}
