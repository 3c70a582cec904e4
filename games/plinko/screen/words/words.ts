import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type PlinkoWords } from "./en.ts";

export const plinkoWords = createWords(
  en,
  import.meta.glob<Record<string, PlinkoWords>>(["./*.ts", "!./{en,words}.ts"]),
);
