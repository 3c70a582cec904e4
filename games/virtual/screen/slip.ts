import type { ReactNode } from "react";
import { type ShownLeg, SlipPanel } from "../../shared/screen/slip/slip-panel.tsx";
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

export interface VirtualSlipProps {
  readonly table: VirtualTable;
  readonly legs: readonly ShownLeg[];
  readonly below?: ReactNode;
}

/** Shows the slip of this game. */
export function VirtualSlip({ table, legs, below }: VirtualSlipProps) {
  return (
    <SlipPanel
      game="virtual"
      draft={table.draft}
      legs={legs}
      amount={table.amount}
      returns={table.returns}
      slips={table.slips}
      onPlace={() => void table.place()}
      below={below}
    />
  );
}
