import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { racing } from "../game.ts";

export const en: GameWords = {
  title: racing.name,
  tagline: "Races that anybody can run again",
};
