/** What else players type who look for it, in all languages. */
export const aliases = ["dice", "roll", "over", "under", "نرد", "رمية"];
