/** What else players type who look for it, in all languages. */
export const aliases = ["scratch", "scratch card", "lottery", "foil", "كشط", "يانصيب", "بطاقات"];
