import { clubs as arabic } from "./screen/words/clubs-ar.ts";
import { clubs as english } from "./screen/words/clubs-en.ts";

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
  ...Object.values(english).flat(),
  ...Object.values(arabic).flat(),
];
