import { floorOf, type Ratio } from "./ratio.ts";

/**
 * An amount in the smallest unit of a currency: an integer within ±(2^53 − 1).
 * Every amount of a request passes a schema at the edge (games/shared/rules/amount-schema.ts for bets).
 */
export type Money = number;

/** The largest amount: 2^53 − 1. A currency whose largest win could pass it is refused at boot. */
export const MAX_MONEY: Money = Number.MAX_SAFE_INTEGER;

/**
 * Returns true for integers within ±(2^53 − 1). −0 is not money, because it would be stored as 0 and read back
 * differently.
 */
export function isMoney(value: unknown): value is Money {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

/**
 * Returns the payout of a stake at an exact multiplier: stake · multiplier, rounded down, in integers.
 * @throws RangeError if stake or result is negative or not money: a bug of the caller, never of a player.
 */
export function payoutOf(stake: Money, multiplier: Ratio): Money {
  if (!isMoney(stake) || stake < 0) throw new RangeError(`not a stake: ${stake}`);
  return toMoney(floorOf(multiplier, BigInt(stake)));
}

/** Returns the payout of a bet of many chips: the sum of exact products Σ stake · multiplier, rounded down once. */
export function payoutOfMany(parts: Iterable<readonly [stake: Money, multiplier: Ratio]>): Money {
  let numerator = 0n;
  let denominator = 1n;
  for (const [stake, multiplier] of parts) {
    if (!isMoney(stake) || stake < 0) throw new RangeError(`not a stake: ${stake}`);
    numerator = numerator * multiplier.denominator + BigInt(stake) * multiplier.numerator * denominator;
    denominator *= multiplier.denominator;
  }
  return toMoney(numerator / denominator);
}

/** @throws RangeError if the integer lies outside 0 … 2^53 − 1. */
function toMoney(amount: bigint): Money {
  if (amount < 0n || amount > BigInt(MAX_MONEY)) throw new RangeError(`amount out of range: ${amount}`);
  return Number(amount);
}
