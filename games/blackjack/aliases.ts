/** What else players type who look for it, in all languages. */
export const aliases = ["21", "twenty-one", "cards", "pontoon", "vingt-et-un", "بلاك جاك", "واحد وعشرون", "ورق"];
