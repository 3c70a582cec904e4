/* Apart from the rules, so that the screen loads no schema library for them. */

/** The smallest preset cash-out, in hundredths. */
export const MIN_AUTO_HUNDREDTHS = 101;
/** 100 · (1 − e) with the edge e = 1%: hundredths of a fair point, less the house's share. */
export const RETURN_PERCENT = 99;
