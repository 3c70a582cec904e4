import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { dice } from "../game.ts";

export const en: GameWords = {
  title: dice.name,
  tagline: "Over or under, at your odds",
};
