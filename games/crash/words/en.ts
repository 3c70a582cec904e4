import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { crash } from "../game.ts";

export const en: GameWords = {
  title: crash.name,
  tagline: "Fly, and leave in time",
};
