import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type LogWords } from "./en.ts";

export const logWords = createWords(en, import.meta.glob<Record<string, LogWords>>(["./*.ts", "!./{en,words}.ts"]));
