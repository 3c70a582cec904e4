import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { hilo } from "../game.ts";

export const en: GameWords = {
  title: hilo.name,
  tagline: "Higher, lower, or out in time",
};
