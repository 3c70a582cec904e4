import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type CoupWords, en } from "./en.ts";

export const coupWords = createWords(en, import.meta.glob<Record<string, CoupWords>>(["./*.ts", "!./{en,words}.ts"]));
