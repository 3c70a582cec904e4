import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type SportsWords } from "./en.ts";

export const sportsWords = createWords(
  en,
  import.meta.glob<Record<string, SportsWords>>(["./*.ts", "!./{en,words}.ts"]),
);
