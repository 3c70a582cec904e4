import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type VideoPokerWords } from "./en.ts";

export const videoPokerWords = createWords(
  en,
  import.meta.glob<Record<string, VideoPokerWords>>(["./*.ts", "!./{en,words}.ts"]),
);
