import type { ShownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";

/** The format of a currency's amounts: decimals of the smallest unit, and how many of them are shown. */
export interface Digits {
  readonly decimals: number;
  readonly shown: number;
}

const format = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** Formats a whole number: 1,284. */
export function whole(value: number): string {
  return format.format(value);
}

/** Formats an amount given in smallest units, in integer arithmetic throughout: 1,284,900. */
export function moneyText(amount: number, { decimals, shown }: Digits): string {
  const rest = amount % 10 ** decimals;
  const units = whole((amount - rest) / 10 ** decimals);
  return shown === 0 ? units : `${units}.${String(rest).padStart(decimals, "0").slice(0, shown)}`;
}

/** Formats a multiplier in hundredths: 199 becomes 1.99×. Parts of one become further decimals: 112.5 is 1.125×. Nothing is 0×. */
export function multiplierText(hundredths: number): string {
  if (hundredths === 0) return "0×";
  const two = Math.trunc(hundredths);
  // Only what is left is multiplied: hundredths reach 2^53.
  const further = String(Math.round((hundredths - two) * 100)).padStart(2, "0");
  return `${whole(Math.trunc(two / 100))}.${String(two % 100).padStart(2, "0")}${further.replace(/0+$/, "")}×`;
}

/** Formats the multiplier of a bet as the site shows it. */
export function shownText({ hundredths, about }: ShownMultiplier): string {
  return `${about ? "≈" : ""}${multiplierText(hundredths)}`;
}
