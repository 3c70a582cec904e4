/** What else players type who look for it, in all languages. */
export const aliases = ["keno", "lottery", "numbers", "bingo", "كينو", "أرقام", "يانصيب"];
