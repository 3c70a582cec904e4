import { createWords } from "@fairhouse/ui/words/words.tsx";
import { en, type WalletWords } from "./en.ts";

export const walletWords = createWords(
  en,
  import.meta.glob<Record<string, WalletWords>>(["./*.ts", "!./{en,words}.ts"]),
);
