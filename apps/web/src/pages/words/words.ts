import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type PageWords } from "./en.ts";

export const pageWords = createWords(en, import.meta.glob<Record<string, PageWords>>(["./*.ts", "!./{en,words}.ts"]));
