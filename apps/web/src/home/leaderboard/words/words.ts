import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type HomeBoardWords } from "./en.ts";

export const homeBoardWords = createWords(
  en,
  import.meta.glob<Record<string, HomeBoardWords>>(["./*.ts", "!./{en,words}.ts"]),
);
