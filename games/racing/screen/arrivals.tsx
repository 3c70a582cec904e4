import type { RaceState } from "../rules/course.ts";
import { PLACES } from "../rules/race.ts";
import type { Arrival } from "../rules/running.ts";
import { Cloth } from "./cloth.tsx";
import { useNames } from "./names.ts";
import { racingWords } from "./words/words.ts";

export interface ArrivalsProps {
  readonly race: RaceState;
  readonly arrivals: readonly Arrival[];
}

/** Lists the first three of a race with the distances between them. */
export function Arrivals({ race, arrivals }: ArrivalsProps) {
  const words = racingWords.useWords();
  const { horseName, distanceText } = useNames();
  return (
    <ol aria-label={words.over} className="grid gap-1 text-sm">
      {arrivals.slice(0, PLACES).map(({ runner, behind }, place) => (
        <li key={runner} className="flex min-w-0 items-center gap-2">
          <span className="tabular w-10 shrink-0 text-muted">{words.places[place]}</span>
          <Cloth runner={runner} />
          <span className="truncate font-semibold">{horseName(race, runner)}</span>
          {place > 0 && (
            <span className="ms-auto shrink-0 text-muted">
              {words.behind(distanceText(behind - (arrivals[place - 1]?.behind ?? 0)))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
