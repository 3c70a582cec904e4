import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { roulette } from "../game.ts";

export const en: GameWords = {
  title: roulette.name,
  tagline: "One wheel, 37 pockets",
};
