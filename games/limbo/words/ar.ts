import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "ليمبو",
  tagline: "سمِّ مضاعفًا وابلغه",
};
