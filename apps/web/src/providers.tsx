import { PlayContextProvider } from "@fairhouse/client/play-context.tsx";
import { CurrenciesContext, CurrencyInPlayContext } from "@fairhouse/ui/format/currencies.ts";
import { LanguageProvider } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { houseInfo, playContext, sessionStore } from "./services/services.ts";
import { settingsStore } from "./session/settings-store.ts";

export function Providers({ children }: { children: ReactNode }) {
  const language = useStore(settingsStore, (state) => state.language);
  const own = useStore(houseInfo, (house) => house.currency);
  const inPlay = useStore(sessionStore, (session) => session.currency);
  const currencies = useMemo(() => [own, inPlay] as const, [own, inPlay]);
  return (
    <PlayContextProvider context={playContext}>
      <CurrenciesContext value={currencies}>
        <CurrencyInPlayContext value={inPlay._id}>
          <LanguageProvider language={language}>{children}</LanguageProvider>
        </CurrencyInPlayContext>
      </CurrenciesContext>
    </PlayContextProvider>
  );
}
