import { usePreference } from "@fairhouse/client/preferences.ts";
import { isolate } from "@fairhouse/ui/format/isolate.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { createContext, use } from "react";
import { ODDS_FORMATS, type OddsFormat, oddsForPlayers } from "../../rules/slip/formats.ts";
import type { Odds } from "../../rules/slip/odds.ts";

const isFormat = (value: unknown): value is OddsFormat => ODDS_FORMATS.some((format) => format === value);

/** Remembers on the device in which format odds are shown. */
export function useOddsFormat(): readonly [OddsFormat, (format: OddsFormat) => void] {
  return usePreference<OddsFormat>("odds-format", "decimal", isFormat);
}

/** The format of a page on which it can be changed; null elsewhere. */
export const OddsFormatContext = createContext<OddsFormat | null>(null);

/** Returns a function that writes odds in the chosen format. */
export function useOddsText(): (odds: Odds) => string {
  const [kept] = useOddsFormat();
  const format = use(OddsFormatContext) ?? kept;
  const { locale } = useFormats();
  return (odds) => isolate(oddsForPlayers(odds, format), locale);
}
