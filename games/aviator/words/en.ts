import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { aviator } from "../game.ts";

export const en: GameWords = {
  title: aviator.name,
  tagline: "Two bets, one plane: get out in time",
};
