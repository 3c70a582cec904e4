import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type FairnessWords } from "./en.ts";

export const fairnessWords = createWords(
  en,
  import.meta.glob<Record<string, FairnessWords>>(["./*.ts", "!./{en,words}.ts"]),
);
