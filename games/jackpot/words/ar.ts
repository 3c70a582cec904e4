import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "جاكبوت",
  tagline: "تذكرة واحدة تأخذ الصندوق",
};
