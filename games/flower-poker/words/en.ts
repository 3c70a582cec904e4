import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { flowerPoker } from "../game.ts";

export const en: GameWords = {
  title: flowerPoker.name,
  tagline: "Five flowers against five",
};
