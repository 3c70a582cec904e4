import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type AviatorWords, en } from "./en.ts";

export const aviatorWords = createWords(
  en,
  import.meta.glob<Record<string, AviatorWords>>(["./*.ts", "!./{en,words}.ts"]),
);
