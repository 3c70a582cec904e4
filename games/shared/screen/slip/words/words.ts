import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type SlipWords } from "./en.ts";

export const slipWords = createWords(en, import.meta.glob<Record<string, SlipWords>>(["./*.ts", "!./{en,words}.ts"]));
