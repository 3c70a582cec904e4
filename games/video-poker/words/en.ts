import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { videoPoker } from "../game.ts";

export const en: GameWords = {
  title: videoPoker.name,
  tagline: "Hold, draw, jacks or better",
};
