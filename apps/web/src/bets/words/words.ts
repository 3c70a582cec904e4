import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type BetListWords, en } from "./en.ts";

export const betListWords = createWords(
  en,
  import.meta.glob<Record<string, BetListWords>>(["./*.ts", "!./{en,words}.ts"]),
);
