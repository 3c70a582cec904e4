import type { GameWords } from "../../shared/screen/game-site.ts";

export const ar: GameWords = {
  title: "أفياتور",
  tagline: "رهانان وطائرة واحدة: اخرج في الوقت المناسب",
};
