import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type SupportWords, supportEnglish } from "./support-en.ts";

export const supportWords = createWords<SupportWords>(supportEnglish, {
  ar: async () => (await import("./support-ar.ts")).supportArabic,
});
