import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "تذاكر الكشط",
  tagline: "اكشط ثلاثة متشابهات",
};
