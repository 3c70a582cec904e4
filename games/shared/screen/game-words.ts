import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type GameWords } from "./words/en.ts";

/** The words that all game pages share: `const words = gameWords.useWords()`. */
export const gameWords = createWords<GameWords>(en, { ar: async () => (await import("./words/ar.ts")).ar });
