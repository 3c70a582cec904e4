import type { ShownLeg } from "../../shared/screen/slip/slip-panel.tsx";
import { useNames } from "./names.ts";
import type { SportsTable } from "./use-sports.ts";

/** Returns the legs of the slip in words. */
export function useShownLegs({ legs }: Pick<SportsTable, "legs">): readonly ShownLeg[] {
  const { eventName, pickName } = useNames();
  return legs.map(({ event, selection, odds, card, now, depends }) => ({
    event,
    title: card === null ? "" : eventName(card),
    pick: card === null ? "" : pickName(selection, card),
    odds: now,
    picked: odds,
    depends,
  }));
}
