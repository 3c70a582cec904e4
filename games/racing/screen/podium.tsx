import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { oddsNow } from "../rules/markets.ts";
import { PLACES } from "../rules/race.ts";
import type { Running } from "../rules/running.ts";
import { Cloth } from "./cloth.tsx";
import { useNames } from "./names.ts";
import { isClose, PhotoFinish } from "./photo-finish.tsx";
import type { RaceEvent } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

export interface PodiumProps {
  readonly own: RaceEvent;
  readonly told: Running;
}

/** Shows the first three over the track with their distances and odds, and a photograph of a close finish. */
export function Podium({ own, told: { arrivals } }: PodiumProps) {
  const words = racingWords.useWords();
  const { horseName, distanceText } = useNames();
  const oddsText = useOddsText();
  const { race } = own;
  return (
    <div className="absolute inset-0 grid animate-fade-in place-items-center overflow-clip rounded-tile bg-scrim p-2 sm:p-3">
      <div className="surface-raised grid max-h-full w-full max-w-xl gap-2 overflow-y-auto p-3">
        {isClose(arrivals) && (
          <div className="relative">
            <PhotoFinish race={race} arrivals={arrivals} />
            <span className="absolute start-2 top-2">
              <Badge tone="gold">{words.photo}</Badge>
            </span>
          </div>
        )}
        <ol aria-label={words.over} className="grid gap-1.5">
          {arrivals.slice(0, PLACES).map(({ runner, behind }, place) => {
            const market = place === 0 ? "win" : "place";
            const odds = oddsNow(race, { market, selection: String(runner + 1) });
            return (
              <li key={runner} className="flex min-w-0 animate-rise-in items-center gap-2.5">
                <span className="tabular w-10 shrink-0 font-bold text-muted">{words.places[place]}</span>
                <Cloth runner={runner} size={place === 0 ? "large" : "small"} />
                <span className="grid min-w-0 leading-tight">
                  <span className={place === 0 ? "truncate text-lg font-bold" : "truncate font-semibold"}>
                    {horseName(race, runner)}
                  </span>
                  {place > 0 && (
                    <span className="text-xs text-muted">
                      {words.behind(distanceText(behind - (arrivals[place - 1]?.behind ?? 0)))}
                    </span>
                  )}
                </span>
                <span className="ms-auto grid shrink-0 justify-items-end leading-tight">
                  <span className="text-xs text-muted">{words.markets[market]}</span>
                  <span className={place === 0 ? "tabular font-bold text-win" : "tabular font-semibold"}>
                    {odds === null ? "–" : oddsText(odds)}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
