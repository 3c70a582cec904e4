/** Other search terms for the game, in all languages. */
export const aliases = [
  "jackpot",
  "pot",
  "raffle",
  "lottery",
  "winner takes all",
  "جاكبوت",
  "صندوق",
  "يانصيب",
  "جائزة",
];
