import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { liveBaccarat } from "../game.ts";

export const en: GameWords = {
  title: liveBaccarat.name,
  tagline: "One shoe, one table, five roads",
};
