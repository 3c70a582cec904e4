/** What else players type who look for it, in all languages. */
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
