import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { slide } from "../game.ts";

export const en: GameWords = {
  title: slide.name,
  tagline: "Name a target, watch it slide",
};
