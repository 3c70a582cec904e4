import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type TicketsWords } from "./en.ts";

export const ticketsWords = createWords(
  en,
  import.meta.glob<Record<string, TicketsWords>>(["./*.ts", "!./{en,words}.ts"]),
);
