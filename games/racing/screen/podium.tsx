import { classes } from "@fairhouse/ui/classes.ts";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { oddsNow } from "../rules/markets.ts";
import { PLACES } from "../rules/race.ts";
import type { Running } from "../rules/running.ts";
import { Cloth } from "./cloth.tsx";
import { useNames } from "./names.ts";
import type { RaceEvent } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

export interface PodiumProps {
  readonly own: RaceEvent;
  readonly told: Running;
  /** The runners on which the player has a bet. */
  readonly backed: ReadonlySet<number>;
}

/** Shows the first three below the picture of the finish, with their distances and odds. */
export function Podium({ own: { race }, told: { arrivals }, backed }: PodiumProps) {
  const words = racingWords.useWords();
  const { horseName, marginText } = useNames();
  const oddsText = useOddsText();
  return (
    <ol aria-label={words.over} data-mode="dark" className="race-plate race-podium">
      {arrivals.slice(0, PLACES).map(({ runner, behind }, place) => {
        const market = place === 0 ? "win" : "place";
        const odds = oddsNow(race, { market, selection: String(runner + 1) });
        return (
          <li key={runner} data-own={backed.has(runner)} className="flex min-w-0 animate-rise-in items-center gap-2">
            <span
              className={classes(
                "tabular min-w-[2.1em] rtl:min-w-[1ch]",
                place === 0 ? "font-black text-gold" : "font-bold text-muted",
              )}
            >
              {words.places[place]}
            </span>
            <Cloth runner={runner} />
            <span className="grid min-w-0 leading-tight">
              <span className="truncate font-semibold">{horseName(race, runner)}</span>
              <span className="truncate text-xs text-muted">
                {words.markets[market]}{" "}
                <span className={place === 0 ? "tabular font-bold text-win" : "tabular font-bold text-text"}>
                  {odds === null ? "–" : oddsText(odds)}
                </span>
                {place > 0 && ` · ${marginText(behind - (arrivals[place - 1]?.behind ?? 0))}`}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
