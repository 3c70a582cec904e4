import type { ShownLeg } from "../../shared/screen/slip/slip-panel.tsx";
import { useNames } from "./names.ts";
import type { VirtualTable } from "./use-virtual.ts";

/** Returns the legs of the slip in words. */
export function useShownLegs({ legs }: Pick<VirtualTable, "legs">): readonly ShownLeg[] {
  const { matchName, pickName } = useNames();
  return legs.map(({ event, selection, odds, match, now, depends }) => ({
    event,
    title: match === null ? "" : matchName(match),
    pick: match === null ? "" : pickName(selection, match),
    odds: now,
    picked: odds,
    depends,
  }));
}
