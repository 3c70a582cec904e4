import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "بوكر الزهور",
  tagline: "خمس زهور مقابل خمس",
};
