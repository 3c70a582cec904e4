import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type RouletteWords } from "./words/en.ts";

export const rouletteWords = createWords<RouletteWords>(en, { ar: async () => (await import("./words/ar.ts")).ar });
