import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "الألغام",
  tagline: "كل جوهرة تزيد الربح",
};
