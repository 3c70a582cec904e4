import { isolate } from "./isolate.ts";
import { groupDigits, numberMarks } from "./money.ts";

/**
 * Formats a multiplier from integer hundredths, with two decimals and the sign: 198 gives 1.98×. Hundredths are already
 * rounded down (`hundredths` of the kernel); nothing is rounded here.
 */
export function formatMultiplier(hundredths: number, locale: string): string {
  const whole = Math.trunc(hundredths / 100);
  const rest = String(hundredths % 100).padStart(2, "0");
  return isolate(`${groupDigits(whole, locale)}${numberMarks(locale).decimal}${rest}×`, locale);
}
