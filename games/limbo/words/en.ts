import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { limbo } from "../game.ts";

export const en: GameWords = {
  title: limbo.name,
  tagline: "Name a multiplier and reach it",
};
