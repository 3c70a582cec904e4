import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "أعلى أم أدنى 1",
  tagline: "أعلى أو أدنى، واخرج في الوقت المناسب",
};
