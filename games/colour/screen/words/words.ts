import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type ColourWords, en } from "./en.ts";

export const colourWords = createWords(
  en,
  import.meta.glob<Record<string, ColourWords>>(["./*.ts", "!./{en,words}.ts"]),
);
