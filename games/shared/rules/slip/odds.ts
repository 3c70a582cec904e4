import { floorOf, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

/** Decimal odds in thousandths, with the stake: 2106 pays 2.106 for each 1. Always whole, so that prices are exact. */
export type Odds = number;

/** The lowest and the highest odds that are offered: 1.010 and 500. */
export const MIN_ODDS: Odds = 1_010;
export const MAX_ODDS: Odds = 500_000;

/** Thousandths of what is decided that come back to the player: a margin of 5%. */
const RETURNED = 950n;
const THOUSAND = 1_000;
/** The same as a share of 1: the most that comes back of what is decided. */
export const MOST_RETURNED = Number(RETURNED) / THOUSAND;
export const EXACTLY_RETURNED = ratio(RETURNED, THOUSAND);

/** Weights of a selection's results, in any common unit; a push gives the stake back and is not priced. */
export interface Weights {
  readonly won: bigint;
  readonly push: bigint;
  readonly lost: bigint;
}

/**
 * Returns ⌊950 · (won + lost) / won⌋, or null if the selection cannot win. At these odds 95% of what is decided comes
 * back, or less by rounding.
 */
export function oddsOf({ won, lost }: Omit<Weights, "push">): Odds | null {
  return won === 0n ? null : Number((RETURNED * (won + lost)) / won);
}

/** True for odds at which the house takes bets. */
export function isOffered(odds: Odds | null): odds is Odds {
  return odds !== null && odds >= MIN_ODDS && odds <= MAX_ODDS;
}

/** Returns the odds as a multiplier of the stake. */
export function multiplierOf(odds: Odds): Ratio {
  return ratio(odds, THOUSAND);
}

/** Returns a multiplier of the stake as odds, rounded down. */
export function oddsOfMultiplier(multiplier: Ratio): Odds {
  return Number(floorOf(multiplier, BigInt(THOUSAND)));
}

/** Returns the expected return of a stake at these odds, whose pushes come back. */
export function returnOf({ won, push, lost }: Weights, odds: Odds): Ratio {
  return ratio(won * BigInt(odds) + push * BigInt(THOUSAND), (won + push + lost) * BigInt(THOUSAND));
}
