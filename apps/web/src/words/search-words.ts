import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type SearchWords, searchEnglish } from "./search-en.ts";

export const searchWords = createWords<SearchWords>(searchEnglish, {
  ar: async () => (await import("./search-ar.ts")).searchArabic,
});
