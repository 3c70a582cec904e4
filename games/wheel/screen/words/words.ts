import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type WheelWords } from "./en.ts";

export const wheelWords = createWords(en, import.meta.glob<Record<string, WheelWords>>(["./*.ts", "!./{en,words}.ts"]));
