import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type FairnessWords, fairnessEnglish } from "./fairness-en.ts";

export const fairnessWords = createWords<FairnessWords>(fairnessEnglish, {
  ar: async () => (await import("./fairness-ar.ts")).fairnessArabic,
});
