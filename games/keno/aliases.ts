/** Other terms that players search for, in all languages. */
export const aliases = ["keno", "lottery", "numbers", "bingo", "كينو", "أرقام", "يانصيب"];
