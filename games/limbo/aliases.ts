/** What else players type who look for it, in all languages. */
export const aliases = ["limbo", "multiplier", "target", "ليمبو", "مضاعف"];
