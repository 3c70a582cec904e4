import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type SettingsWords, settingsEnglish } from "./settings-en.ts";

export const settingsWords = createWords<SettingsWords>(settingsEnglish, {
  ar: async () => (await import("./settings-ar.ts")).settingsArabic,
});
