import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type HomeBoardWords, homeBoardEnglish } from "./home-board-en.ts";

export const homeBoardWords = createWords<HomeBoardWords>(homeBoardEnglish, {
  ar: async () => (await import("./home-board-ar.ts")).homeBoardArabic,
});
