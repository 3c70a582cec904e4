import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "كرة القدم الافتراضية",
  tagline: "دوري يمكن التحقق منه",
};
