import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "كراش",
  tagline: "حلّق، واخرج في الوقت المناسب",
};
