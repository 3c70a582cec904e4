import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type FlowerPokerWords } from "./en.ts";

export const flowerPokerWords = createWords(
  en,
  import.meta.glob<Record<string, FlowerPokerWords>>(["./*.ts", "!./{en,words}.ts"]),
);
