import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "الألوان",
  tagline: "رقم كل ثلاثين ثانية",
};
