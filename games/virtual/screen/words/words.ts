import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type VirtualWords } from "./en.ts";

export const virtualWords = createWords(
  en,
  import.meta.glob<Record<string, VirtualWords>>(["./*.ts", "!./{en,words}.ts"]),
);
