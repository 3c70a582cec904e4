import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type GoalWords } from "./en.ts";

export const goalWords = createWords(en, import.meta.glob<Record<string, GoalWords>>(["./*.ts", "!./{en,words}.ts"]));
