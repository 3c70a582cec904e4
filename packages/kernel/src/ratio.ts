/** An exact fraction in lowest terms with a positive denominator. Multipliers, odds and returns are never floats. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Ratio = { numerator: 0n, denominator: 1n };
export const ONE: Ratio = { numerator: 1n, denominator: 1n };

/** @throws RangeError for a zero denominator, or for a number that is not an integer. */
export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
  let n = BigInt(numerator);
  let d = BigInt(denominator);
  if (d === 0n) throw new RangeError("a ratio needs a denominator other than 0");
  if (d < 0n) {
    n = -n;
    d = -d;
  }
  const common = greatestCommonDivisor(n < 0n ? -n : n, d);
  return { numerator: n / common, denominator: d / common };
}

export function add(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Returns a negative number, zero or a positive number if a is less than, equal to or greater than b. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Returns ⌊times · value⌋ in integers; the value must not be negative. */
export function floorOf(value: Ratio, times: bigint): bigint {
  return (times * value.numerator) / value.denominator;
}

/** Returns the nearest float, for charts and statistics; never for money. */
export function toNumber(value: Ratio): number {
  const whole = value.numerator / value.denominator;
  const rest = value.numerator % value.denominator;
  // Scaled division keeps 17 significant digits of the fraction even when both parts pass 2^53.
  return Number(whole) + Number((rest * 10n ** 18n) / value.denominator) / 1e18;
}

/** Returns hundredths, rounded down, as every multiplier is displayed (1.997368 → 199). */
export function hundredths(value: Ratio): number {
  return Number(floorOf(value, 100n));
}

const LARGE = 1n << 128n;
const MOST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Chances of many draws have powers of two with thousands of digits as their denominators, and Euclid's steps would be as
 * many. Without their twos such fractions are small.
 */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  if (a < LARGE || b < LARGE) return euclid(a, b);
  const [twosOfA, twosOfB] = [twosIn(a), twosIn(b)];
  return euclid(a >> BigInt(twosOfA), b >> BigInt(twosOfB)) << BigInt(Math.min(twosOfA, twosOfB));
}

/** Returns how often 2 divides a positive number. */
function twosIn(value: bigint): number {
  const [one = "", ...zeros] = (value & -value).toString(16);
  return 4 * zeros.length + Math.log2(Number.parseInt(one, 16));
}

function euclid(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y > MOST_SAFE) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return y === 0n ? x : BigInt(euclidOfNumbers(Number(y), Number(x % y)));
}

/** Numbers are divided several times as fast as bigints. */
function euclidOfNumbers(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}
