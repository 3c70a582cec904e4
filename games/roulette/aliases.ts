/** What else players type who look for it, in all languages. */
export const aliases = ["roulette", "wheel", "casino", "روليت", "عجلة"];
