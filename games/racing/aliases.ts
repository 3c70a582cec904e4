/** Other search terms for the game, in all languages. */
export const aliases = [
  "sports",
  "horses",
  "horse racing",
  "race",
  "derby",
  "each way",
  "forecast",
  "betting",
  "odds",
  "bookmaker",
  "slip",
  "رياضة",
  "خيول",
  "سباق الخيل",
  "مراهنات",
  "احتمالات",
];
