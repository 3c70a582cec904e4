import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type LegalWords, legalEnglish } from "./legal-en.ts";

export const legalWords = createWords<LegalWords>(legalEnglish, {
  ar: async () => (await import("./legal-ar.ts")).legalArabic,
});
