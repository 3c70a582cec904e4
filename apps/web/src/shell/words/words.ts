import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type ShellWords } from "./en.ts";

/** The words of the shell: `const words = shellWords.useWords()`. */
export const shellWords = createWords(en, import.meta.glob<Record<string, ShellWords>>(["./*.ts", "!./{en,words}.ts"]));
