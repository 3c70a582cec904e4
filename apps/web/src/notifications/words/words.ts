import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type BellWords, en } from "./en.ts";

export const bellWords = createWords(en, import.meta.glob<Record<string, BellWords>>(["./*.ts", "!./{en,words}.ts"]));
