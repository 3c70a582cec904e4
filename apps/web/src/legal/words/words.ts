import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type LegalWords } from "./en.ts";

export const legalWords = createWords(en, import.meta.glob<Record<string, LegalWords>>(["./*.ts", "!./{en,words}.ts"]));
