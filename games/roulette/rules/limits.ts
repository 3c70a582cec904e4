/** Most positions that one bet may cover. Separate from the rules, so that the screen loads no schema library. */
export const MAX_CHIPS = 60;
