import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type LiveWords } from "./en.ts";

/** Words that all live tables share: `const words = liveWords.useWords()`. */
export const liveWords = createWords(en, import.meta.glob<Record<string, LiveWords>>(["./*.ts", "!./{en,words}.ts"]));
