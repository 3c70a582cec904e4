import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type BetWords, en } from "./en.ts";

export const betWords = createWords(en, import.meta.glob<Record<string, BetWords>>(["./*.ts", "!./{en,words}.ts"]));
