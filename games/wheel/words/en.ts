import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { wheel } from "../game.ts";

export const en: GameWords = {
  title: wheel.name,
  tagline: "Spin up to fifty segments",
};
