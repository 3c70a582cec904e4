import { createWords } from "../../words/words.tsx";
import { type ErrorWords, en } from "./en.ts";

export const errorWords = createWords(en, import.meta.glob<Record<string, ErrorWords>>(["./*.ts", "!./{en,words}.ts"]));
