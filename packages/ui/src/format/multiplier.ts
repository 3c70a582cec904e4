import { isolate } from "./isolate.ts";
import { groupDigits, numberMarks } from "./money.ts";

/**
 * Formats a multiplier in hundredths with two decimals and the sign: 198 gives 1.98×. Hundredths are already rounded
 * down (`hundredths` of the kernel); nothing is rounded here. Parts of a hundredth, as `shownMultiplier` of the kernel
 * gives them, become a third and a fourth decimal: 128.5 gives 1.285×. Nothing is 0×.
 * @param about true for "≈" before the digits.
 */
export function formatMultiplier(hundredths: number, locale: string, about = false): string {
  if (hundredths === 0) return isolate("0×", locale);
  const parts = Math.round(hundredths * 100);
  const whole = Math.trunc(parts / 10_000);
  const decimals = String(parts % 10_000).padStart(4, "0");
  const shown = decimals.slice(0, 2) + decimals.slice(2).replace(/0+$/, "");
  return isolate(`${about ? "≈" : ""}${groupDigits(whole, locale)}${numberMarks(locale).decimal}${shown}×`, locale);
}
