import { compare, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

const RATIO = /^(-?\d+)\/(\d+)$/;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Writes a fraction in lowest terms. */
export function ratioText({ numerator, denominator }: Ratio): string {
  return `${numerator}/${denominator}`;
}

/** True if a text such as "3/10" is this fraction, in lowest terms or not. */
export function isRatio(text: string, value: Ratio): boolean {
  const [, numerator, denominator] = RATIO.exec(text) ?? [];
  if (numerator === undefined || denominator === undefined || /^0+$/.test(denominator)) return false;
  return compare(ratio(BigInt(numerator), BigInt(denominator)), value) === 0;
}

/** Further digits may stem from the rounding of a float. */
const FLOAT_DIGITS = 15;

/** True if a decimal text is this fraction, rounded or cut at the last digit that the text has, or at its 15th. */
export function isDecimal(text: string, value: Ratio): boolean {
  if (!DECIMAL.test(text)) return false;
  const [whole = "", decimals = ""] = text.split(".");
  const unit = 10n ** BigInt(Math.min(decimals.length, FLOAT_DIGITS - String(Number(whole)).length + 1));
  const given = ratio(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  const error = ratio(
    given.numerator * value.denominator - value.numerator * given.denominator,
    given.denominator * value.denominator,
  );
  const size = { ...error, numerator: error.numerator < 0n ? -error.numerator : error.numerator };
  return compare(size, ratio(1n, unit)) < 0;
}

/** Writes a fraction that is not negative with so many digits after the point, cut there. */
export function decimalText({ numerator, denominator }: Ratio, digits: number): string {
  const scaled = (numerator * 10n ** BigInt(digits)) / denominator;
  const text = String(scaled).padStart(digits + 1, "0");
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
