import { useMemo } from "react";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { OddsButton } from "../../shared/screen/slip/odds-button.tsx";
import { heldOdds, statesAhead } from "./in-play.ts";
import type { LeagueMatch } from "./league-match.ts";
import { useNames } from "./names.ts";
import type { VirtualTable } from "./use-virtual.ts";

/** The selections of a match's result, in the order in which a list shows them. */
export const RESULTS: readonly Selection[] = ["home", "draw", "away"].map((selection) => ({
  market: "result",
  selection,
}));

export interface ResultOddsProps {
  readonly table: VirtualTable;
  readonly own: LeagueMatch;
  /** The steps of the match that are over; null before kick-off. */
  readonly step: number | null;
}

/** Shows the odds of home, draw and away as three buttons, which the caller places. */
export function ResultOdds({ table, own, step }: ResultOddsProps) {
  const { matchName, pickName } = useNames();
  const { fact, match } = own;
  const states = useMemo(() => statesAhead(own, step), [own, step]);
  return RESULTS.map((selection) => {
    const odds = heldOdds(states, selection);
    return (
      <OddsButton
        key={selection.selection}
        name={`${matchName(match)}: ${pickName(selection, match)}`}
        odds={odds}
        picked={table.isPicked(fact.id, selection)}
        onPick={() => odds !== null && table.pick(fact.id, selection, odds)}
      />
    );
  });
}
