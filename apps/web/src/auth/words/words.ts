import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type AuthWords, en } from "./en.ts";

export const authWords = createWords(en, import.meta.glob<Record<string, AuthWords>>(["./*.ts", "!./{en,words}.ts"]));
