/** Other terms that players search for, in all languages. */
export const aliases = ["21", "twenty-one", "cards", "pontoon", "vingt-et-un", "بلاك جاك", "واحد وعشرون", "ورق"];
