import { createContext, use } from "react";

/** How a currency writes its amounts. Wire and ledger hold whole smallest units; only here do they get a decimal mark. */
export interface Digits {
  /** Decimals of the smallest unit: 2 where it is a hundredth. */
  readonly decimals: number;
  /** How many of them are shown; the rest is dropped, never rounded up. */
  readonly shown: number;
}

/** A currency without parts, as the play coin is. */
export const WHOLE: Digits = { decimals: 0, shown: 0 };

/** Of the currency that is played in. The shell provides it once. */
export const DigitsContext = createContext(WHOLE);

export function useDigits(): Digits {
  return use(DigitsContext);
}
