/** Other terms that players search for, in all languages. */
export const aliases = ["scratch", "scratch card", "lottery", "foil", "كشط", "يانصيب", "بطاقات"];
