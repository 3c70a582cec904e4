/** Other terms that players search for, in all languages. */
export const aliases = ["limbo", "multiplier", "target", "ليمبو", "مضاعف"];
