/** What else players type who look for it, in all languages. */
export const aliases = ["slide", "strip", "multiplier", "target", "سلايد", "شريط", "مضاعف", "هدف"];
