/** Seven digits before the point: what a thousand times the number needs fits into 2^53 by far. */
const DECIMAL = /^(-?)(\d{1,7})(?:\.(\d{1,40}))?$/;

const THOUSAND = 1_000;
/** The thousandths of a quarter. */
const QUARTER = 250;

/**
 * Reads the decimal text of a price as whole thousandths, rounded down: "2.345678" is 2345. A float would make 1.1 · 1000
 * more than 1100.
 * @returns null for other texts: signs, exponents, more than seven digits before the point.
 */
export function thousandthsOf(text: string): number | null {
  const [, sign, whole, fraction = ""] = DECIMAL.exec(text) ?? [];
  if (sign !== "" || whole === undefined) return null;
  return Number(whole) * THOUSAND + Number(fraction.slice(0, 3).padEnd(3, "0"));
}

/** Reads the decimal text of a line as quarters: "-0.75" is −3. @returns null if it is none, or no multiple of a quarter. */
export function quartersOf(text: string): number | null {
  const size = thousandthsOf(text.replace(/^-/, ""));
  const isExact = /^[^.]*(?:\.\d{1,3}0*)?$/.test(text);
  if (size === null || !isExact || size % QUARTER !== 0) return null;
  const quarters = size / QUARTER;
  // A line of −0 is 0, and compares as such.
  return text.startsWith("-") && quarters !== 0 ? -quarters : quarters;
}
