import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type BetWords, betEnglish } from "./bet-en.ts";

export const betWords = createWords<BetWords>(betEnglish, {
  ar: async () => (await import("./bet-ar.ts")).betArabic,
});
