import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type BellWords, bellEnglish } from "./bell-en.ts";

export const bellWords = createWords<BellWords>(bellEnglish, {
  ar: async () => (await import("./bell-ar.ts")).bellArabic,
});
