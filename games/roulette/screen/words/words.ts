import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type RouletteWords } from "./en.ts";

export const rouletteWords = createWords(
  en,
  import.meta.glob<Record<string, RouletteWords>>(["./*.ts", "!./{en,words}.ts"]),
);
