/** What else players type who look for it, in all languages. */
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
