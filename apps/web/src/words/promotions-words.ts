import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type PromotionsWords, promotionsEnglish } from "./promotions-en.ts";

export const promotionsWords = createWords<PromotionsWords>(promotionsEnglish, {
  ar: async () => (await import("./promotions-ar.ts")).promotionsArabic,
});
