import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { houseMarkets } from "../game.ts";

export const en: GameWords = {
  title: houseMarkets.name,
  tagline: "Bet on the rounds to come",
};
