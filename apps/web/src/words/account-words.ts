import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type AccountWords, accountEnglish } from "./account-en.ts";

export const accountWords = createWords<AccountWords>(accountEnglish, {
  ar: async () => (await import("./account-ar.ts")).accountArabic,
});
