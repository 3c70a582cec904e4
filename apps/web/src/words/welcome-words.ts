import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type WelcomeWords, welcomeEnglish } from "./welcome-en.ts";

export const welcomeWords = createWords<WelcomeWords>(welcomeEnglish, {
  ar: async () => (await import("./welcome-ar.ts")).welcomeArabic,
});
