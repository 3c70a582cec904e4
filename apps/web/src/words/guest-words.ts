import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type GuestWords, guestEnglish } from "./guest-en.ts";

export const guestWords = createWords<GuestWords>(guestEnglish, {
  ar: async () => (await import("./guest-ar.ts")).guestArabic,
});
