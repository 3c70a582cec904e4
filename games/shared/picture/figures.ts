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

/** Formats a multiplier in hundredths: 199 becomes 1.99×. */
export function multiplierText(hundredths: number): string {
  return `${whole(Math.trunc(hundredths / 100))}.${String(hundredths % 100).padStart(2, "0")}×`;
}
