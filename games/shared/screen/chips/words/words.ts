import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type ChipWords, en } from "./en.ts";

export const chipWords = createWords(en, import.meta.glob<Record<string, ChipWords>>(["./*.ts", "!./{en,words}.ts"]));
