import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { colour } from "../game.ts";

export const en: GameWords = {
  title: colour.name,
  tagline: "A digit every thirty seconds",
};
