import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type MinesWords } from "./words/en.ts";

export const minesWords = createWords<MinesWords>(en, { ar: async () => (await import("./words/ar.ts")).ar });
