import { isBusy } from "@fairhouse/client/instant/instant-state.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import { useRepeater } from "@fairhouse/client/use-repeater.ts";
import { useState } from "react";
import { type Chip, type ChipsBet, totalOf } from "../../rules/chips.ts";
import { useOverlay } from "../page/use-overlay.ts";
import { useAuto } from "../panel/use-auto.ts";
import { usePace } from "../use-pace.ts";
import { scaled } from "./layout.ts";
import type { ClothOfLayouts } from "./saved-layouts.ts";
import { actsOf, useChips } from "./use-chips.ts";

const betOf = (placed: readonly Chip[]): ChipsBet => ({ chips: placed.map((chip) => ({ ...chip })) });

/**
 * Provides what every instant game on a cloth shows and does: its chips, its bet, and the last result until the chips
 * are touched.
 */
export function useChipTable<Outcome>(cloth: ClothOfLayouts) {
  const { game } = cloth;
  const pace = usePace();
  const overlay = useOverlay();
  const { play, state } = useInstant<ChipsBet, Outcome>(game);
  const [autoMode, setAutoMode] = useState(false);
  /**
   * Id of the bet whose chips were touched. Chips of earlier bets stay on the cloth; touching them ends the display of
   * the last result.
   */
  const [touchedAfter, setTouchedAfter] = useState<string | null>(null);
  const busy = isBusy(state);
  const settled = state.phase === "settled" ? state.result : null;
  const laid = useChips(cloth, () => setTouchedAfter(settled?.id ?? null));
  const { chips, total } = laid;

  const bet = (placed: readonly Chip[]) => {
    laid.setLastBet(placed);
    setTouchedAfter(null);
    return play.place(betOf(placed), totalOf(placed));
  };
  const auto = useAuto(game, (amount) => bet(scaled(chips, amount)), {
    stake: { value: total, set: (amount) => acts.rescale(amount) },
    setup: { chips },
    unqueue: () => play.dropUnsent(),
  });
  const repeater = useRepeater({
    play: () => {
      laid.setLastBet(chips);
      setTouchedAfter(null);
      return play.placeBeforeNext(betOf(chips), total);
    },
    mayRepeat: () => laid.chipsProblem === null && !autoMode,
  });
  const asleep = busy || auto.running;
  const acts = actsOf(laid, asleep);

  return {
    ...laid,
    ...acts,
    busy,
    asleep,
    slow: state.phase === "placing" && state.slow,
    error: state.phase === "refused" ? state.error : null,
    problem: laid.chipsProblem,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    pace,
    /** A result that the screen has yet to show. */
    revealing: state.phase === "revealing" ? state.result : null,
    /** The last result, once it has been shown. */
    settled,
    /** The last result, until the chips are touched. */
    fresh: settled !== null && settled.id !== touchedAfter ? settled : null,
    repeater,
    bet: () => repeater.press(),
    startAuto: () => auto.start(total),
    /** Ends the reveal once the result has been shown; `said` precedes the amounts: "Red 32". */
    rested(said: string) {
      if (state.phase !== "revealing") return;
      const { id, stake, payout } = state.result;
      overlay.show({ id, stake, payout, said });
      play.revealed();
    },
  };
}
