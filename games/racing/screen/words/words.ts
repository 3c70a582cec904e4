import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type RacingWords } from "./en.ts";

export const racingWords = createWords(
  en,
  import.meta.glob<Record<string, RacingWords>>(["./*.ts", "!./{en,words}.ts"]),
);
