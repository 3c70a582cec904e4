import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { mines } from "../game.ts";

export const en: GameWords = {
  title: mines.name,
  tagline: "Every gem pays more",
};
