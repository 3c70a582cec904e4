import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type SettingsWords } from "./en.ts";

export const settingsWords = createWords(
  en,
  import.meta.glob<Record<string, SettingsWords>>(["./*.ts", "!./{en,words}.ts"]),
);
