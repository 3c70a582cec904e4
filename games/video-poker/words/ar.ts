import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "فيديو بوكر",
  tagline: "احتفظ واسحب، من زوج أولاد فصاعدًا",
};
