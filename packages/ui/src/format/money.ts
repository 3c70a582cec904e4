import type { Money } from "@fairhouse/kernel/money.ts";
import type { Digits } from "./currencies.ts";
import { isolate } from "./isolate.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/** Returns a cached formatter, because making an Intl formatter costs a thousand times what using it costs. */
function formatterOf(locale: string, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${locale} ${key}`;
  const known = formatters.get(name);
  if (known) return known;
  // Western figures everywhere: Jost has them in one width, and stakes typed on any keyboard read the same.
  const made = new Intl.NumberFormat(locale, { numberingSystem: "latn", ...options });
  formatters.set(name, made);
  return made;
}

/**
 * Formats an amount with grouped thousands and the decimals that its currency shows: 1,284,900. A negative one carries
 * a true minus sign.
 */
export function formatMoney(amount: Money, locale: string, digits: Digits): string {
  return signed(amount, locale, digits, amount < 0 ? "−" : "");
}

/** Formats a gain or loss with its sign: +24,500, −4,000, 0. */
export function formatProfit(amount: Money, locale: string, digits: Digits): string {
  return signed(amount, locale, digits, amount < 0 ? "−" : amount > 0 ? "+" : "");
}

/** Formats whole part and fraction separately, in integers: amounts never become floats. */
function signed(amount: Money, locale: string, { decimals, shownDecimals }: Digits, sign: string): string {
  const units = Math.abs(amount);
  const rest = units % 10 ** decimals;
  const whole = groupDigits((units - rest) / 10 ** decimals, locale);
  const fraction = String(rest).padStart(decimals, "0").slice(0, shownDecimals);
  const figures = shownDecimals === 0 ? whole : whole + numberMarks(locale).decimal + fraction;
  return sign === "" ? figures : isolate(sign + figures, locale);
}

/** Formats a count with grouped thousands: 1,284,900. */
export function formatCount(count: number, locale: string): string {
  return count < 0 ? isolate(`−${groupDigits(-count, locale)}`, locale) : groupDigits(count, locale);
}

/** Formats a non-negative integer in groups. */
export function groupDigits(amount: number, locale: string): string {
  return formatterOf(locale, "integer", { maximumFractionDigits: 0 }).format(amount);
}

/** Formats an amount in short for chips and badges: 1K, 50K, 1.5M. For exact figures use {@link formatMoney}. */
export function formatCompact(amount: Money, locale: string, { decimals }: Digits): string {
  return formatterOf(locale, "compact", {
    notation: "compact",
    maximumFractionDigits: 1,
    roundingMode: "trunc",
  }).format(amount / 10 ** decimals);
}

/** Formats a share of one as a percentage with two decimals, rounded down: 0.396 gives 39.60%. */
export function formatPercent(share: number, locale: string): string {
  const figures = formatterOf(locale, "percent", {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: "trunc",
  }).format(share);
  return isolate(figures, locale);
}

/** Returns the group and decimal marks of a locale, as {@link formatMoney} writes them. */
export function numberMarks(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = formatterOf(locale, "marks", { minimumFractionDigits: 1 }).formatToParts(1_234_567.8);
  return {
    group: parts.find((part) => part.type === "group")?.value ?? "",
    decimal: parts.find((part) => part.type === "decimal")?.value ?? ".",
  };
}
