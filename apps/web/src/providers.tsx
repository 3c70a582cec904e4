import { PlayContextProvider } from "@fairhouse/client/play-context.tsx";
import { DigitsContext } from "@fairhouse/ui/format/digits.ts";
import { LanguageProvider } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { playContext, sessionStore } from "./services/services.ts";
import { settingsStore } from "./session/settings-store.ts";

export function Providers({ children }: { children: ReactNode }) {
  const language = useStore(settingsStore, (state) => state.language);
  const decimals = useStore(sessionStore, (session) => session.currency.decimals);
  const shown = useStore(sessionStore, (session) => session.currency.shownDecimals);
  const digits = useMemo(() => ({ decimals, shown }), [decimals, shown]);
  return (
    <PlayContextProvider context={playContext}>
      <DigitsContext value={digits}>
        <LanguageProvider language={language}>{children}</LanguageProvider>
      </DigitsContext>
    </PlayContextProvider>
  );
}
