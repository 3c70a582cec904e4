import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "بلينكو",
  tagline: "من وتد إلى وتد حتى الخانة",
};
