import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "الألغام",
  tagline: "كل جوهرة تزيد الربح",
};
