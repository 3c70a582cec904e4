import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "النرد",
  tagline: "أقل أو أكثر، بالاحتمال الذي تريد",
};
