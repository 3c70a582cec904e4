import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "العجلة",
  tagline: "أدر حتى خمسين قطاعًا",
};
