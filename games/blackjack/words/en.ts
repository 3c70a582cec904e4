import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { blackjack } from "../game.ts";

export const en: GameWords = {
  title: blackjack.name,
  tagline: "Closer to 21 than the dealer",
};
