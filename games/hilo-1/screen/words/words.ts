import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type HiloWords } from "./en.ts";

export const hiloWords = createWords(en, import.meta.glob<Record<string, HiloWords>>(["./*.ts", "!./{en,words}.ts"]));
