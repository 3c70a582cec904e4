import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type SiteWords } from "./en.ts";

/** The words of the shell: `const words = siteWords.useWords()`. */
export const siteWords = createWords(en, import.meta.glob<Record<string, SiteWords>>(["./*.ts", "!./{en,words}.ts"]));
