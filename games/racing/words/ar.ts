import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "السباقات الافتراضية",
  tagline: "سباقات يمكن إعادتها",
};
