import type { PastRace, RaceState } from "../rules/course.ts";

const SHOWN = 5;

/** Returns the last places of a horse in the meeting of a race, the newest last: at most five. */
export function formOf(past: readonly PastRace[], { meeting, chain }: RaceState, horse: number): readonly number[] {
  const places = past.flatMap(({ race, running }) => {
    if (race.meeting !== meeting || race.chain !== chain) return [];
    const runner = race.horses.indexOf(horse);
    const place = running.arrivals.findIndex((arrival) => arrival.runner === runner);
    return place < 0 ? [] : [place + 1];
  });
  return places.slice(-SHOWN);
}
