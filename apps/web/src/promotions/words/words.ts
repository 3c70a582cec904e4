import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type PromotionsWords } from "./en.ts";

export const promotionsWords = createWords(
  en,
  import.meta.glob<Record<string, PromotionsWords>>(["./*.ts", "!./{en,words}.ts"]),
);
