import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type RowArrowsWords } from "./en.ts";

export const rowArrowsWords = createWords(
  en,
  import.meta.glob<Record<string, RowArrowsWords>>(["./*.ts", "!./{en,words}.ts"]),
);
