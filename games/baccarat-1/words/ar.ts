import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "باكارات 1",
  tagline: "اللاعب أو المصرفي، والأقرب إلى تسعة",
};
