import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { sports } from "../game.ts";

export const en: GameWords = {
  title: sports.name,
  tagline: "Bet on real matches",
};
