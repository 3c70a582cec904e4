import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "أعلى أم أدنى 2",
  tagline: "ورقة واحدة وتوقعات الجميع",
};
