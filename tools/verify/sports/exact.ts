import { compare, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

const RATIO = /^(-?\d+)\/(\d+)$/;
const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/;

/** Writes a fraction in lowest terms. */
export function ratioText({ numerator, denominator }: Ratio): string {
  return `${numerator}/${denominator}`;
}

/** Reads a text such as "3/10", in lowest terms or not; null if it is none. */
export function ratioOf(text: string): Ratio | null {
  const [, numerator, denominator] = RATIO.exec(text) ?? [];
  if (numerator === undefined || denominator === undefined || /^0+$/.test(denominator)) return null;
  return ratio(BigInt(numerator), BigInt(denominator));
}

/** True if a text such as "3/10" is this fraction. */
export function isRatio(text: string, value: Ratio): boolean {
  const given = ratioOf(text);
  return given !== null && compare(given, value) === 0;
}

/** Further digits may stem from the rounding of a float. */
const FLOAT_DIGITS = 15;

/**
 * True if a decimal text is this fraction, rounded or cut at the last digit that the text has, or at its 15th, not
 * counting zeros before the first other one. Small and large floats are written with an exponent, as in 1.7e-9.
 */
export function isDecimal(text: string, value: Ratio): boolean {
  const [, whole, decimals = "", exponent = "0"] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return false;
  const digits = whole + decimals;
  const significant = digits.replace(/^-?0*/, "").length;
  // Digits beyond those of a float say nothing.
  const unread = Math.max(0, significant - FLOAT_DIGITS);
  const power = Number(exponent) - decimals.length;
  const given = timesTen(BigInt(digits), power);
  const unit = timesTen(1n, power + unread);
  const error = ratio(
    given.numerator * value.denominator - value.numerator * given.denominator,
    given.denominator * value.denominator,
  );
  const size = { ...error, numerator: error.numerator < 0n ? -error.numerator : error.numerator };
  return compare(size, unit) < 0;
}

/** Returns value · 10^power. */
function timesTen(value: bigint, power: number): Ratio {
  return power < 0 ? ratio(value, 10n ** BigInt(-power)) : ratio(value * 10n ** BigInt(power));
}

/** Writes a fraction that is not negative with so many digits after the point, cut there. */
export function decimalText({ numerator, denominator }: Ratio, digits: number): string {
  const scaled = (numerator * 10n ** BigInt(digits)) / denominator;
  const text = String(scaled).padStart(digits + 1, "0");
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
