import { HouseProvider } from "@fairhouse/client/house.tsx";
import { LanguageProvider } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { house } from "./house.ts";
import { settingsStore } from "./settings/settings-store.ts";

export function Providers({ children }: { children: ReactNode }) {
  const language = useStore(settingsStore, (state) => state.language);
  return (
    <HouseProvider house={house}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </HouseProvider>
  );
}
