import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type ShellWords } from "./en.ts";

/** The words of the shell: `const words = shellWords.useWords()`. */
export const shellWords = createWords<ShellWords>(en, { ar: async () => (await import("./ar.ts")).ar });
