import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "بوكر الزهور",
  tagline: "خمس زهور مقابل خمس",
};
