import { useFlag } from "@fairhouse/client/preferences.ts";
import { useMemo } from "react";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { type Dealt, useDeal } from "../../shared/screen/baccarat/use-deal.ts";
import type { ClothOfLayouts } from "../../shared/screen/chips/saved-layouts.ts";
import { useChipTable } from "../../shared/screen/chips/use-chip-table.ts";
import { useLastOutcomes } from "../../shared/screen/use-last-outcomes.ts";
import { facts } from "../facts.ts";
import type { BaccaratOutcome } from "../rules/baccarat.ts";
import { dealOf } from "../rules/coup.ts";
import { isPosition, POSITIONS } from "../rules/positions.ts";

const CLOTH: ClothOfLayouts = {
  game: "baccarat-1",
  most: POSITIONS.length,
  isPosition,
};

/** Provides everything that the baccarat screen shows and does. */
export function useBaccarat() {
  const coupText = useCoupText();
  const table = useChipTable<BaccaratOutcome>(CLOTH);
  const [squeeze, setSqueeze] = useFlag("baccarat-1:squeeze");
  const { revealing, settled, fresh } = table;
  const result = revealing ?? settled;
  const id = result?.id ?? null;
  const cards = result?.outcome.cards ?? null;
  const dealt = useMemo<Dealt | null>(
    () => (id === null || cards === null ? null : { id, coup: dealOf(cards) }),
    [id, cards],
  );
  const squeezes = squeeze && !table.autoMode && table.pace === "animated";
  const deal = useDeal({
    dealt,
    atEnd: revealing === null,
    pace: table.pace,
    squeeze: squeezes,
    onEnd: () => dealt !== null && table.rested(coupText(dealt.coup)),
  });
  const past = useLastOutcomes({
    game: CLOTH.game,
    recent: table.recent,
    showing: revealing?.id ?? null,
    facts,
    read: ({ cards: drawn }) => dealOf(drawn),
  });

  return {
    ...table,
    ...deal,
    squeeze,
    setSqueeze,
    squeezes,
    coup: dealt?.coup ?? null,
    /** The result of the chips on the table, until they are touched. */
    result: fresh !== null ? (dealt?.coup ?? null) : null,
    /** The player's own deals, newest first. */
    past,
  };
}

export type BaccaratTable = ReturnType<typeof useBaccarat>;
export type PastDeal = { readonly id: string; readonly value: Coup };
