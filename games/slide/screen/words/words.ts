import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type SlideWords } from "./en.ts";

export const slideWords = createWords(en, import.meta.glob<Record<string, SlideWords>>(["./*.ts", "!./{en,words}.ts"]));
