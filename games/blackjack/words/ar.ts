import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "بلاك جاك",
  tagline: "أقرب إلى 21 من الموزع",
};
