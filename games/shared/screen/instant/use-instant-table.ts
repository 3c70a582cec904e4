import type { BetRepeater } from "@fairhouse/client/instant/bet-repeater.ts";
import type { InstantOptions } from "@fairhouse/client/instant/instant.ts";
import { type InstantResult, isBusy } from "@fairhouse/client/instant/instant-state.ts";
import type { RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import { useRepeater } from "@fairhouse/client/use-repeater.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useState } from "react";
import type { GameId } from "../../../catalog.ts";
import { type Overlay, useOverlay } from "../page/use-overlay.ts";
import type { AutoPlay } from "../panel/auto-bets.ts";
import type { PlayTable } from "../panel/play-panel.tsx";
import { type Amount, useAmount } from "../panel/use-amount.ts";
import { type AutoParts, useAuto } from "../panel/use-auto.ts";
import { usePace } from "../use-pace.ts";

export interface InstantParts<Bet, Outcome, Setup extends object>
  extends Pick<AutoParts<Setup>, "setup" | "options">,
    Pick<InstantOptions, "byHand"> {
  readonly autoPlay: AutoPlay<Setup, Bet>;
  /** Why the values of the game's own fields cannot be bet, in words. */
  readonly problem?: string | null;
  /** Returns the text to announce about a result before its amounts: "Red nine". */
  readonly saidOf: (result: InstantResult<Bet, Outcome>) => string;
}

/**
 * Provides everything that screens of instant games with one amount share: amount, bet, result, its end, and auto mode.
 */
export function useInstantTable<Bet, Outcome, Setup extends object>(
  game: GameId,
  { autoPlay, setup, options, byHand, problem: ownProblem = null, saidOf }: InstantParts<Bet, Outcome, Setup>,
) {
  const pace = usePace();
  const amount = useAmount(game);
  const overlay = useOverlay();
  const { play, state, waiting } = useInstant<Bet, Outcome>(game, { byHand });
  const [autoMode, setAutoMode] = useState(false);
  const place = (stake: Money, made: Setup) => play.place(autoPlay.bet(stake, made), stake);
  const auto = useAuto(game, place, { stake: amount, setup, options, unqueue: () => play.dropUnsent() });
  const busy = isBusy(state);
  const revealing = state.phase === "revealing" ? state.result : null;
  const problem = ownProblem ?? amount.problem;
  const repeater = useRepeater({
    play: () => play.placeBeforeNext(autoPlay.bet(amount.value, setup), amount.value),
    mayRepeat: () => problem === null && !autoMode,
  });
  const bet = () => (byHand ? void place(amount.value, setup) : repeater.press());
  const showEnd = (ended: InstantResult<Bet, Outcome>) => {
    const { id, stake, payout } = ended;
    overlay.show({ id, stake, payout, said: saidOf(ended) });
  };
  return {
    game,
    play,
    amount,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    pace,
    /** The setup of the next bet: the player's choice, or that of the running strategy. */
    setup: auto.setup,
    /** True while a bet is on its way or being shown. */
    busy,
    asleep: busy || auto.running,
    slow: state.phase === "placing" && state.slow,
    error: state.phase === "refused" ? state.error : null,
    /** Why no bet can be made, in words; null if one can. */
    problem,
    /** The bet that is being shown. */
    revealing,
    /** The same, and after it has been shown too, until the next one. */
    result: revealing ?? (state.phase === "settled" ? state.result : null),
    /** Number of bets of earlier pages that wait for `play.showWaiting()`. */
    waiting,
    /**
     * Makes single bets, and repeats them while the button is held. Absent if players open results themselves: a press
     * that waits for that would buy long after it was made.
     */
    repeater: byHand ? undefined : repeater,
    bet,
    /** Handles the space bar: bets, or starts automatic bets, if possible. */
    press() {
      if (problem !== null) return;
      if (autoMode) auto.start(amount.value);
      else bet();
    },
    /** Ends the reveal once everything on the stage has come to rest. */
    rested() {
      if (revealing === null) return;
      showEnd(revealing);
      play.revealed();
    },
    /** Shows the end of a result that was handed over. */
    showEnd,
  };
}

/** The part of an instant game's table that shared components need. */
export interface InstantTable extends PlayTable {
  readonly game: GameId;
  readonly amount: Amount;
  readonly recent: RecentBets<unknown>;
  readonly overlay: Overlay;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly problem: string | null;
  readonly repeater: BetRepeater | undefined;
  bet(): void;
  press(): void;
}
