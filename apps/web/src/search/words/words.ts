import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type SearchWords } from "./en.ts";

export const searchWords = createWords(
  en,
  import.meta.glob<Record<string, SearchWords>>(["./*.ts", "!./{en,words}.ts"]),
);
