import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "الروليت",
  tagline: "عجلة واحدة و37 جيبًا",
};
