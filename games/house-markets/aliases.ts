/** Other search terms for the game, in all languages. */
export const aliases = ["sports", "betting", "odds", "markets", "bookmaker", "slip", "رياضة", "مراهنات", "احتمالات"];
