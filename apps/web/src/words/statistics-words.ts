import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type StatisticsWords, statisticsEnglish } from "./statistics-en.ts";

export const statisticsWords = createWords<StatisticsWords>(statisticsEnglish, {
  ar: async () => (await import("./statistics-ar.ts")).statisticsArabic,
});
