import { clubs as arabic } from "./screen/club-names/ar.ts";
import { clubs as english } from "./screen/club-names/en.ts";

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
