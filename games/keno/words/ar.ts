import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "كينو",
  tagline: "عشرة من أربعين، ولك منها حتى عشرة",
};
