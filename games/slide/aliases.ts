/** Other search terms for the game, in all languages. */
export const aliases = ["slide", "strip", "multiplier", "target", "سلايد", "شريط", "مضاعف", "هدف"];
