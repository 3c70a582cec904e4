import type { Leaving } from "@fairhouse/kernel/game.ts";
import { MAX_TARGET } from "./point-law.ts";

/**
 * The growth of a flight: after t whole milliseconds the multiplier is ⌊100 · e^(0.00006 · t)⌋ hundredths
 * (`games/crash/RULES.md`).
 *
 * It is a table of integers, because `Math.exp` differs between engines, while server, screen and verifier must agree
 * on every millisecond. Entry t is the floor of the fixed-point number 100 · q^t with q = e^0.00006, both with 128 bits
 * after the point. There are at most 230,259 steps, each of which rounds down by less than 2^−128 and carries the error
 * of q (below 2^−124): together less than 2^−75 of a hundredth. No value of the curve is closer than 2^−30 to a whole
 * number (`growth.test.ts` checks all of them), so every floor is exact.
 */

/** Every ticket may leave a flight, by hand or at a preset multiplier. */
export const LEAVING: Leaving<{ readonly auto: number | null }> = { multiplierAt, auto: ({ auto }) => auto };

const START_HUNDREDTHS = 100;
/** The rate 0.00006 a millisecond is 3 / 50,000. */
const RATE_NUMERATOR = 3n;
const RATE_DENOMINATOR = 50_000n;
const FRACTION_BITS = 128n;
/** Milliseconds until the end of the longest flight: ln(1,000,000) / 0.00006 = 230,258.5, rounded up. */
export const LONGEST_MS = 230_259;

const table = new Uint32Array(LONGEST_MS + 1);
/** Number of entries computed so far. A screen's table grows on demand, because most flights are short. */
let known = 0;
let exact = BigInt(START_HUNDREDTHS) << FRACTION_BITS;
const factor = exponential();

/**
 * Returns the multiplier in hundredths after the given whole milliseconds of flight; it stays at 1,000,000x once
 * reached.
 * @throws RangeError for negative or fractional times.
 */
export function multiplierAt(elapsedMs: number): number {
  if (!Number.isSafeInteger(elapsedMs) || elapsedMs < 0) throw new RangeError(`not a time of flight: ${elapsedMs}`);
  const ms = Math.min(elapsedMs, LONGEST_MS);
  if (ms >= known) grow(ms);
  return Math.min(table[ms] ?? MAX_TARGET, MAX_TARGET);
}

/**
 * Returns the first millisecond in which a flight shows at least the given hundredths.
 * @throws RangeError unless 100 ≤ hundredths ≤ 100,000,000.
 */
export function msWhenReached(hundredths: number): number {
  if (!(hundredths >= START_HUNDREDTHS && hundredths <= MAX_TARGET)) {
    throw new RangeError(`no flight shows ${hundredths} hundredths`);
  }
  let low = 0;
  let high = Math.min(estimatedMs(hundredths), LONGEST_MS);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (multiplierAt(middle) >= hundredths) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Returns the duration of a flight with this crash point: it ends in the first millisecond in which the curve would
 * pass the point, and at 1,000,000x as soon as that is reached. A point of 1.00 ends it before it has begun; otherwise
 * a player who leaves within the 166 ms that still show 1.00 could never lose.
 *
 * The first call computes the whole table, whatever the point, because the length of a flight must not delay its start.
 */
export function flightMs(point: number): number {
  multiplierAt(LONGEST_MS);
  if (point <= START_HUNDREDTHS) return 0;
  return msWhenReached(Math.min(point + 1, MAX_TARGET));
}

/**
 * Returns an upper bound for the search, with room for floating-point error. It only avoids computing the whole table.
 */
function estimatedMs(hundredths: number): number {
  return Math.ceil((Math.log(hundredths / START_HUNDREDTHS) * Number(RATE_DENOMINATOR)) / Number(RATE_NUMERATOR)) + 2;
}

function grow(until: number): void {
  for (; known <= until; known++) {
    table[known] = Number(exact >> FRACTION_BITS);
    exact = (exact * factor) >> FRACTION_BITS;
  }
}

/** Computes e^0.00006 in fixed point: 1 + x + x²/2! + x³/3! + …, until the terms vanish. */
function exponential(): bigint {
  let sum = 0n;
  let term = 1n << FRACTION_BITS;
  for (let n = 1n; term > 0n; n++) {
    sum += term;
    term = (term * RATE_NUMERATOR) / (RATE_DENOMINATOR * n);
  }
  return sum;
}
