import { createContext, use } from "react";

/**
 * The way in which a currency writes its amounts. Wire and ledger hold integers in smallest units; only here do they
 * get a decimal mark.
 */
export interface Digits {
  /** Decimals of the smallest unit: 2 if it is a hundredth. */
  readonly decimals: number;
  /** Number of decimals shown; the rest is dropped, never rounded up. */
  readonly shown: number;
}

/** A currency without parts, like the play coin. */
export const WHOLE: Digits = { decimals: 0, shown: 0 };

/** Digits of the currency in play. The shell provides them once. */
export const DigitsContext = createContext(WHOLE);

export function useDigits(): Digits {
  return use(DigitsContext);
}
