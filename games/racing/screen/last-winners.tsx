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
      {/* A table, because the slip around it lists its legs. */}
      <table className="w-full text-sm">
        <caption className="sr-only">{words.lastWinners}</caption>
        <tbody>
          {past
            .slice(-LISTED)
            .toReversed()
            .map(({ race, running: { arrivals } }) => {
              const winner = arrivals[0]?.runner ?? 0;
              const odds = oddsNow(race, { market: "win", selection: String(winner + 1) });
              return (
                <tr key={race.link}>
                  <td className="tabular pe-2 whitespace-nowrap text-muted max-lg:hidden">
                    {words.race(whole(race.race))}
                  </td>
                  <th scope="row" className="w-full max-w-0 py-1 font-semibold">
                    <span className="flex min-w-0 items-center gap-2">
                      <Cloth runner={winner} />
                      <span className="truncate">{horseName(race, winner)}</span>
                    </span>
                  </th>
                  <td className="tabular ps-2 text-end font-bold text-win">{odds === null ? "–" : oddsText(odds)}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}
