import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type HomeWords } from "./en.ts";

export const homeWords = createWords(en, import.meta.glob<Record<string, HomeWords>>(["./*.ts", "!./{en,words}.ts"]));
