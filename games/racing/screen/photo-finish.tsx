import type { RaceState } from "../rules/course.ts";
import type { Arrival } from "../rules/running.ts";
import { Horse } from "./horse.tsx";

/** Winners by at most so many quarters of a length are told by the photograph. */
const CLOSE = 1;
const LINE = "72%";
const SHOWN = 3;

/** True if the first two crossed the line so closely that the photograph decides. */
export function isClose(arrivals: readonly Arrival[]): boolean {
  const second = arrivals[1]?.behind;
  return second !== undefined && second <= CLOSE;
}

/** Shows the first three at the moment in which the winner crosses the line. */
export function PhotoFinish({ race, arrivals }: { readonly race: RaceState; readonly arrivals: readonly Arrival[] }) {
  return (
    <div dir="ltr" aria-hidden="true" className="race-photo" style={{ "--line": LINE }}>
      {arrivals
        .slice(0, SHOWN)
        .toReversed()
        .map(({ runner, behind }) => (
          <span key={runner} style={{ "--behind": behind }}>
            <Horse horse={race.horses[runner] ?? 0} runner={runner} />
          </span>
        ))}
    </div>
  );
}
