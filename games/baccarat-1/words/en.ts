import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { baccarat } from "../game.ts";

export const en: GameWords = {
  title: baccarat.name,
  tagline: "Player or Banker, closer to nine",
};
