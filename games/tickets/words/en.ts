import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { tickets } from "../game.ts";

export const en: GameWords = {
  title: tickets.name,
  tagline: "Scratch three alike",
};
