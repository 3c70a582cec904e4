import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "الألوان",
  tagline: "رقم كل ثلاثين ثانية",
};
