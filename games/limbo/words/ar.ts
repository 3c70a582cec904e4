import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "ليمبو",
  tagline: "سمِّ مضاعفًا وابلغه",
};
