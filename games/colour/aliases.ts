/** Other search terms for the game, in all languages. */
export const aliases = [
  "color",
  "colour game",
  "color prediction",
  "win go",
  "wingo",
  "lottery",
  "green red violet",
  "big small",
  "period",
  "ألوان",
  "لون",
  "أحمر",
  "أخضر",
  "يانصيب",
];
