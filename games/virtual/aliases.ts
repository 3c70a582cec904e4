/** Other search terms for the game, in all languages. */
export const aliases = [
  "sports",
  "football",
  "soccer",
  "league",
  "betting",
  "odds",
  "bookmaker",
  "slip",
  "رياضة",
  "كرة القدم",
  "دوري",
  "مراهنات",
  "احتمالات",
];
