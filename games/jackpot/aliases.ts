/** What else players type who look for it, in all languages. */
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
