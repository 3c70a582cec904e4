import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type BlackjackWords, en } from "./en.ts";

export const blackjackWords = createWords(
  en,
  import.meta.glob<Record<string, BlackjackWords>>(["./*.ts", "!./{en,words}.ts"]),
);
