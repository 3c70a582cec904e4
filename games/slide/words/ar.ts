import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "سلايد",
  tagline: "حدد هدفًا وشاهد الشريط ينزلق",
};
