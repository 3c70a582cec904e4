import { type InstantOptions, type InstantResult, isBusy } from "@fairhouse/client/instant.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import type { RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useState } from "react";
import type { GameId } from "../../../catalog.ts";
import type { AutoPlay } from "../auto-bets.ts";
import type { PlayTable } from "../play-panel.tsx";
import { type Amount, useAmount } from "../use-amount.ts";
import { type AutoParts, useAuto } from "../use-auto.ts";
import { type Overlay, useOverlay } from "../use-overlay.ts";

export interface InstantParts<Bet, Outcome, Setup extends object>
  extends Pick<AutoParts<Setup>, "setup" | "options">,
    Pick<InstantOptions, "byHand"> {
  readonly autoPlay: AutoPlay<Setup, Bet>;
  /** Why what the game's own fields hold makes no bet, in words. */
  readonly problem?: string | null;
  /** What to say of a result before its amounts: "Red nine". */
  readonly saidOf: (result: InstantResult<Bet, Outcome>) => string;
}

/** Everything that the screens of instant games with one amount do alike: amount, bet, result, its end, auto mode. */
export function useInstantTable<Bet, Outcome, Setup extends object>(
  game: GameId,
  { autoPlay, setup, options, byHand, problem: ownProblem = null, saidOf }: InstantParts<Bet, Outcome, Setup>,
) {
  const { instantBet } = useGameSettings();
  const amount = useAmount(game);
  const overlay = useOverlay();
  const { play, state, waiting } = useInstant<Bet, Outcome>(game, { byHand });
  const [autoMode, setAutoMode] = useState(false);
  const place = (stake: Money, made: Setup) => play.place(autoPlay.bet(stake, made), stake);
  const auto = useAuto(game, place, { stake: amount, setup, options });
  const busy = isBusy(state);
  const revealing = state.phase === "revealing" ? state.result : null;
  const problem = ownProblem ?? amount.problem;
  const bet = () => void place(amount.value, setup);
  const showEnd = (ended: InstantResult<Bet, Outcome>) => {
    const { id, stake, payout } = ended;
    overlay.show({ id, stake, payout, said: saidOf(ended) });
  };
  return {
    play,
    amount,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    instantBet,
    /** What the next bet is made of: the player's own choice, or that of the strategy that runs. */
    setup: auto.setup,
    /** A bet is on its way or being shown. */
    busy,
    asleep: busy || auto.running,
    slow: state.phase === "placing" && state.slow,
    error: state.phase === "refused" ? state.error : null,
    /** Why no bet can be made, in words; null when one can. */
    problem,
    /** The bet that is being shown. */
    revealing,
    /** The same, and once it was shown, until the next. */
    result: revealing ?? (state.phase === "settled" ? state.result : null),
    /** So many bets of earlier pages wait for `play.showWaiting()`. */
    waiting,
    bet,
    /** What the space bar does: bets, or starts automatic bets, if that can be done. */
    press() {
      if (problem !== null) return;
      if (autoMode) auto.start(amount.value);
      else bet();
    },
    /** The last thing on the stage has come to rest. */
    rested() {
      if (revealing === null) return;
      showEnd(revealing);
      play.revealed();
    },
    /** For results that were handed over: how one of them ended. */
    showEnd,
  };
}

/** What the shared parts of an instant game's screen need to know of its table. */
export interface InstantTable extends PlayTable {
  readonly amount: Amount;
  readonly recent: RecentBets<unknown>;
  readonly overlay: Overlay;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly problem: string | null;
  bet(): void;
  press(): void;
}
