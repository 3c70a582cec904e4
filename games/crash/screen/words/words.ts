import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type CrashWords, en } from "./en.ts";

export const crashWords = createWords(en, import.meta.glob<Record<string, CrashWords>>(["./*.ts", "!./{en,words}.ts"]));
