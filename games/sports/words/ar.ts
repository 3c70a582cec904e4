import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "الأحداث الرياضية",
  tagline: "راهن على مباريات حقيقية",
};
