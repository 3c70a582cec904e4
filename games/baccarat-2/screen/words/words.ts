import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type LiveBaccaratWords } from "./en.ts";

export const liveBaccaratWords = createWords(
  en,
  import.meta.glob<Record<string, LiveBaccaratWords>>(["./*.ts", "!./{en,words}.ts"]),
);
