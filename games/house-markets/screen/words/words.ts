import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type HouseMarketsWords } from "./en.ts";

export const houseMarketsWords = createWords(
  en,
  import.meta.glob<Record<string, HouseMarketsWords>>(["./*.ts", "!./{en,words}.ts"]),
);
