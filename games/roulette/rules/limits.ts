/** Positions that one bet may cover. Apart from the rules, so that the screen loads no schema library for it. */
export const MAX_CHIPS = 60;
