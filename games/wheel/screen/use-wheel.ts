import { usePreference } from "@fairhouse/client/preferences.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { isRisk, type Risk } from "../../shared/rules/risks.ts";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { isSegments, type Rim, rimOf, type Segments } from "../rules/tables.ts";
import type { WheelBet, WheelOutcome } from "../rules/wheel.ts";
import { autoPlay } from "./auto-play.ts";
import { wheelWords } from "./words/words.ts";

/** Provides the state and the actions of the screen. */
export function useWheel() {
  const words = wheelWords.useWords();
  const { multiplier } = useFormats();
  const [risk, setRisk] = usePreference<Risk>("wheel:risk", "medium", isRisk);
  const [segments, setSegments] = usePreference<Segments>("wheel:segments", 30, isSegments);
  const table = useInstantTable<WheelBet, WheelOutcome, Rim>("wheel", {
    autoPlay,
    setup: { risk, segments },
    saidOf: ({ bet, outcome }) => words.stopped(multiplier(rimOf(bet)[outcome.segment] ?? 0)),
  });
  const { revealing, result, setup } = table;
  const rim = revealing?.bet ?? setup;
  // A wheel other than the one that was spun has not stopped anywhere.
  const spun = result !== null && result.bet.risk === rim.risk && result.bet.segments === rim.segments ? result : null;
  const segment = spun?.outcome.segment ?? null;
  return {
    ...table,
    rim,
    setRisk,
    setSegments,
    /** Id of the bet whose wheel is turning. */
    spinning: revealing?.id ?? null,
    segment,
    /** The multiplier at which the wheel rests, in hundredths. */
    pays: revealing !== null || segment === null ? null : (rimOf(rim)[segment] ?? 0),
  };
}

export type WheelTable = ReturnType<typeof useWheel>;
