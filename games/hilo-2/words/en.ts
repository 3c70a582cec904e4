import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { liveHilo } from "../game.ts";

export const en: GameWords = {
  title: liveHilo.name,
  tagline: "One card, everybody's guess",
};
