import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type KenoWords } from "./en.ts";

export const kenoWords = createWords(en, import.meta.glob<Record<string, KenoWords>>(["./*.ts", "!./{en,words}.ts"]));
