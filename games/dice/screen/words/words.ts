import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type DiceWords, en } from "./en.ts";

export const diceWords = createWords(en, import.meta.glob<Record<string, DiceWords>>(["./*.ts", "!./{en,words}.ts"]));
