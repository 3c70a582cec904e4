import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "هدف",
  tagline: "تخطَّ كل الحراس حتى الشباك",
};
