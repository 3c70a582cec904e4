import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type StrategyWords } from "./en.ts";

export const strategyWords = createWords(
  en,
  import.meta.glob<Record<string, StrategyWords>>(["./*.ts", "!./{en,words}.ts"]),
);
