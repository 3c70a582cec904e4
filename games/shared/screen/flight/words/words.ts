import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type FlightWords } from "./en.ts";

export const flightWords = createWords(
  en,
  import.meta.glob<Record<string, FlightWords>>(["./*.ts", "!./{en,words}.ts"]),
);
