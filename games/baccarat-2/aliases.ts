/** Other search terms for the game, in all languages. */
export const aliases = [
  "baccarat",
  "live baccarat",
  "no commission",
  "super 6",
  "punto banco",
  "roads",
  "cards",
  "player",
  "banker",
  "باكارات",
  "ورق",
  "طاولة مباشرة",
];
