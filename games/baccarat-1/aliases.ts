/** Other search terms for the game, in all languages. */
export const aliases = ["baccarat", "punto banco", "cards", "player", "banker", "باكارات", "ورق"];
