import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "باكارات 2",
  tagline: "طاولة واحدة وخمسة سجلات للجميع",
};
