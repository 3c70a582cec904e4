import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "باكارات 1",
  tagline: "اللاعب أو المصرفي، والأقرب إلى تسعة",
};
