import { createContext, use } from "react";

/**
 * The way in which a currency writes its amounts. Wire and ledger hold integers in smallest units; only here do they
 * get a decimal mark.
 */
export interface Digits {
  /** Decimals of the smallest unit: 2 if it is a hundredth. */
  readonly decimals: number;
  /** Number of decimals shown; the rest is dropped, never rounded up. */
  readonly shownDecimals: number;
}

/** The parts of a currency that screens show, named as the house names them. */
export interface Currency extends Digits {
  readonly _id: string;
  /** An emoji, or the path of an image: the picture beside its amounts. */
  readonly icon: string;
}

/** The house's currencies. The first is its own: that of rewards, races, lists and live tables. */
export type Currencies = readonly [Currency, ...Currency[]];

/** A currency without parts. */
export const PLAY_COIN: Currency = { _id: "play", icon: "", decimals: 0, shownDecimals: 0 };

/** The shell provides them once. */
export const CurrenciesContext = createContext<Currencies>([PLAY_COIN]);

/** The currency of the player's wallet and, on the sheet of a settled bet, that of the bet. */
export const CurrencyInPlayContext = createContext(PLAY_COIN._id);

/** Returns the id of the currency of stakes, chips, and everything else that is decided on this page. */
export function useCurrencyInPlay(): string {
  return use(CurrencyInPlayContext);
}

/** Returns the id of the house's own currency. */
export function useHouseCurrency(): string {
  return use(CurrenciesContext)[0]._id;
}

export function useCurrency(id: string): Currency {
  return currencyOf(use(CurrenciesContext), id);
}

/** Returns a currency by its id. One that the house does not list, like a guest's, looks like its own. */
export function currencyOf(currencies: Currencies, id: string): Currency {
  return currencies.find(({ _id }) => _id === id) ?? currencies[0];
}
