import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { virtual } from "../game.ts";

export const en: GameWords = {
  title: virtual.name,
  tagline: "A league that anybody can verify",
};
