import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type WelcomeWords } from "./en.ts";

export const welcomeWords = createWords(
  en,
  import.meta.glob<Record<string, WelcomeWords>>(["./*.ts", "!./{en,words}.ts"]),
);
