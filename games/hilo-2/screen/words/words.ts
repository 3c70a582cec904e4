import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type LiveHiloWords } from "./en.ts";

export const hiloWords = createWords(
  en,
  import.meta.glob<Record<string, LiveHiloWords>>(["./*.ts", "!./{en,words}.ts"]),
);
