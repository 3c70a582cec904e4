/** Other search terms for the game, in all languages. */
export const aliases = ["aviator", "plane", "pilot", "crash", "أفياتور", "طيار", "طائرة"];
