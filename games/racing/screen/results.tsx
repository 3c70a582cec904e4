import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import type { PastRace } from "../rules/course.ts";
import { oddsNow } from "../rules/markets.ts";
import { Arrivals } from "./arrivals.tsx";
import { racingWords } from "./words/words.ts";

/** Races that are listed. */
const LISTED = 8;

/** Lists the last races of the meeting, newest first. */
export function Results({ past }: { readonly past: readonly PastRace[] }) {
  const words = racingWords.useWords();
  const { whole } = useFormats();
  const oddsText = useOddsText();
  const listed = past.slice(-LISTED).toReversed();
  if (listed.length === 0) return <p className="py-8 text-center text-muted">{words.noResults}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 @min-[760px]:grid-cols-2">
        {listed.map(({ race, running: { arrivals } }) => {
          const winner = arrivals[0]?.runner ?? 0;
          const odds = oddsNow(race, { market: "win", selection: String(winner + 1) });
          return (
            <li key={race.link} className="surface-panel grid gap-2 p-3">
              <div className="flex items-center gap-2 text-sm">
                <h3 className="font-semibold">{words.race(whole(race.race))}</h3>
                <span className="ms-auto text-muted">{words.markets.win}</span>
                <span className="tabular font-bold text-win">{odds === null ? "–" : oddsText(odds)}</span>
              </div>
              <Arrivals race={race} arrivals={arrivals} />
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">{words.computed}</p>
    </div>
  );
}
