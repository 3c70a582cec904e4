import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { plinko } from "../game.ts";

export const en: GameWords = {
  title: plinko.name,
  tagline: "From peg to peg into a bucket",
};
