import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type RunningWords } from "./en.ts";

export const runningWords = createWords(
  en,
  import.meta.glob<Record<string, RunningWords>>(["./*.ts", "!./{en,words}.ts"]),
);
