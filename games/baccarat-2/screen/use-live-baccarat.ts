import { useMemo } from "react";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import type { ClothOfLayouts } from "../../shared/screen/chips/saved-layouts.ts";
import { useLiveChips } from "../../shared/screen/live/use-live-chips.ts";
import { facts } from "../facts.ts";
import { coupOfHand } from "../rules/hand.ts";
import { isPosition, POSITIONS, resultOf } from "../rules/positions.ts";
import { NEW_SHOE } from "../rules/shoe.ts";
import { resultAt } from "../rules/times.ts";
import { autoPlay } from "./auto-play.ts";
import { useShoeRounds } from "./shoe-rounds.ts";
import { useLiveDeal } from "./use-live-deal.ts";

const CLOTH: ClothOfLayouts = {
  game: "baccarat-2",
  most: POSITIONS.length,
  isPosition,
};

/** Provides everything that the screen of baccarat 2 shows and does. */
export function useLiveBaccarat() {
  const coupText = useCoupText();
  const table = useLiveChips({
    cloth: CLOTH,
    table: "baccarat-2",
    facts,
    autoPlay,
    showMs: resultAt,
    problemOf: () => null,
    saidOf: ({ cards }) => coupText(coupOfHand(cards)),
  });
  const { live, landed, outcome: hand, fresh } = table;
  const coup = useMemo(() => hand && coupOfHand(hand.cards), [hand]);
  const shown = useLiveDeal({ live, hand, coup, landed });
  const shoe = live.round?.carry ?? NEW_SHOE;
  const before = useShoeRounds(live, shoe.hand - 1);
  const played = before.flatMap(({ id, outcome }) => {
    return outcome === null ? [] : [{ id, coup: coupOfHand(outcome.cards) }];
  });
  return {
    ...table,
    /** The hand of this round, from the start of its reveal. */
    hand,
    coup,
    shown,
    /** The place in the shoe at which this round's hand begins. */
    shoe,
    /** The result of the chips on the table, until they are touched. */
    result: fresh && coup !== null ? resultOf(coup) : null,
    /** The hands of this shoe that have been shown, oldest first. */
    hands: landed && coup !== null && live.round !== null ? [...played, { id: live.round.id, coup }] : played,
  };
}

export type LiveBaccaratTable = ReturnType<typeof useLiveBaccarat>;
export type ShoeHand = LiveBaccaratTable["hands"][number];
