import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type MinesWords } from "./en.ts";

export const minesWords = createWords(en, import.meta.glob<Record<string, MinesWords>>(["./*.ts", "!./{en,words}.ts"]));
