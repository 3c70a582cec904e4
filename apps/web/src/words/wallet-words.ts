import { createWords } from "@fairhouse/ui/words/words.tsx";
import { type WalletWords, walletEnglish } from "./wallet-en.ts";

export const walletWords = createWords<WalletWords>(walletEnglish, {
  ar: async () => (await import("./wallet-ar.ts")).walletArabic,
});
