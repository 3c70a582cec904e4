import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "كراش",
  tagline: "حلّق، واخرج في الوقت المناسب",
};
