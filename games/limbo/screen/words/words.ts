import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type LimboWords } from "./en.ts";

export const limboWords = createWords(en, import.meta.glob<Record<string, LimboWords>>(["./*.ts", "!./{en,words}.ts"]));
