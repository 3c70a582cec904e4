import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import type { PastRace } from "../rules/course.ts";
import { oddsNow } from "../rules/markets.ts";
import { Cloth } from "./cloth.tsx";
import { useNames } from "./names.ts";
import { racingWords } from "./words/words.ts";

/** Races that are listed. */
const LISTED = 6;

/** Lists the winners of the last races with their odds, newest first. */
export function LastWinners({ past }: { readonly past: readonly PastRace[] }) {
  const words = racingWords.useWords();
  const { whole } = useFormats();
  const { horseName } = useNames();
  const oddsText = useOddsText();
  if (past.length === 0) return null;
  return (
    <section aria-label={words.lastWinners} className="surface-panel grid gap-3 p-4">
      <h3 className="font-bold">{words.lastWinners}</h3>
      <ol className="grid gap-2.5 text-sm">
        {past
          .slice(-LISTED)
          .toReversed()
          .map(({ race, running: { arrivals } }) => {
            const winner = arrivals[0]?.runner ?? 0;
            const odds = oddsNow(race, { market: "win", selection: String(winner + 1) });
            return (
              <li key={race.link} className="flex min-w-0 items-center gap-2">
                <span className="tabular w-14 shrink-0 text-muted max-lg:hidden">{words.race(whole(race.race))}</span>
                <Cloth runner={winner} />
                <span className="truncate font-semibold">{horseName(race, winner)}</span>
                <span className="tabular ms-auto shrink-0 font-bold text-win">
                  {odds === null ? "–" : oddsText(odds)}
                </span>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
