/** Other terms that players search for, in all languages. */
export const aliases = [
  "hilo",
  "hi-lo",
  "higher or lower",
  "joker",
  "red or black",
  "live cards",
  "أعلى",
  "أدنى",
  "جوكر",
  "ورق",
];
