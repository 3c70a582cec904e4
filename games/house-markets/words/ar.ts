import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "أسواق الدار",
  tagline: "راهن على الجولات القادمة",
};
