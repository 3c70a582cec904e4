import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type SupportWords } from "./en.ts";

export const supportWords = createWords(
  en,
  import.meta.glob<Record<string, SupportWords>>(["./*.ts", "!./{en,words}.ts"]),
);
