/** The smallest preset cash-out, in hundredths. Apart from the rules, so that the screen loads no schema library for it. */
export const MIN_AUTO_HUNDREDTHS = 101;
