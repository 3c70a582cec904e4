import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type GameWords } from "./en.ts";

/** Words that all game pages share: `const words = gameWords.useWords()`. */
export const gameWords = createWords(en, import.meta.glob<Record<string, GameWords>>(["./*.ts", "!./{en,words}.ts"]));
