import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type CrashWords, en } from "./words/en.ts";

export const crashWords = createWords<CrashWords>(en, { ar: async () => (await import("./words/ar.ts")).ar });
