import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type JackpotWords } from "./en.ts";

export const jackpotWords = createWords(
  en,
  import.meta.glob<Record<string, JackpotWords>>(["./*.ts", "!./{en,words}.ts"]),
);
