import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type CardWords, en } from "./en.ts";

export const cardWords = createWords(en, import.meta.glob<Record<string, CardWords>>(["./*.ts", "!./{en,words}.ts"]));
