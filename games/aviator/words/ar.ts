import type { GameWords } from "../../shared/screen/page/game-site.ts";

export const ar: GameWords = {
  title: "أفياتور",
  tagline: "رهانان وطائرة واحدة: اخرج في الوقت المناسب",
};
