import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { goal } from "../game.ts";

export const en: GameWords = {
  title: goal.name,
  tagline: "Past every keeper, into the net",
};
