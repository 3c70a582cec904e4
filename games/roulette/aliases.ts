/** Other search terms for the game, in all languages. */
export const aliases = ["roulette", "wheel", "casino", "روليت", "عجلة"];
