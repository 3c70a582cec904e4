import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "بلينكو",
  tagline: "من وتد إلى وتد حتى الخانة",
};
