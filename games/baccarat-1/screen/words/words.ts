import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type BaccaratWords, en } from "./en.ts";

export const baccaratWords = createWords(
  en,
  import.meta.glob<Record<string, BaccaratWords>>(["./*.ts", "!./{en,words}.ts"]),
);
