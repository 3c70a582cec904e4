/** What else players type who look for it, in all languages. */
export const aliases = ["baccarat", "punto banco", "cards", "player", "banker", "باكارات", "ورق"];
