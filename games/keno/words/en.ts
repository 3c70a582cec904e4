import type { GameWords } from "../../shared/screen/page/game-site.ts";
import { keno } from "../game.ts";

export const en: GameWords = {
  title: keno.name,
  tagline: "Ten of forty, up to ten are yours",
};
