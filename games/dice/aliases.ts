/** Other terms that players search for, in all languages. */
export const aliases = ["dice", "roll", "over", "under", "نرد", "رمية"];
