import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { jackpot } from "../game.ts";

export const en: GameWords = {
  title: jackpot.name,
  tagline: "One pot, one ticket takes it all",
};
