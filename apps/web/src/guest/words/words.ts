import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type GuestWords } from "./en.ts";

export const guestWords = createWords(en, import.meta.glob<Record<string, GuestWords>>(["./*.ts", "!./{en,words}.ts"]));
