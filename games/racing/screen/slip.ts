import type { ShownLeg } from "../../shared/screen/slip/slip-panel.tsx";
import { useNames } from "./names.ts";
import type { RacingTable } from "./use-racing.ts";

/** Returns the legs of the slip in words. A slip each way names the odds of its places. */
export function useShownLegs({ legs, eachWay }: Pick<RacingTable, "legs" | "eachWay">): readonly ShownLeg[] {
  const { raceName, pickName } = useNames();
  return legs.map(({ event, selection, odds, race, now, depends, place }) => ({
    event,
    title: race === null ? "" : raceName(race),
    pick:
      race === null
        ? ""
        : pickName(selection, race, eachWay === true && place !== undefined && "odds" in place ? place : undefined),
    odds: now,
    picked: odds,
    depends,
  }));
}
