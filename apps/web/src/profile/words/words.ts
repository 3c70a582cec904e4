import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type AccountWords, en } from "./en.ts";

export const accountWords = createWords(
  en,
  import.meta.glob<Record<string, AccountWords>>(["./*.ts", "!./{en,words}.ts"]),
);
