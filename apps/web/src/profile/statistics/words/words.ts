import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type StatisticsWords } from "./en.ts";

export const statisticsWords = createWords(
  en,
  import.meta.glob<Record<string, StatisticsWords>>(["./*.ts", "!./{en,words}.ts"]),
);
