/** Other search terms for the game, in all languages. */
export const aliases = ["crash", "rocket", "multiplier", "كراش", "صاروخ", "مضاعف"];
