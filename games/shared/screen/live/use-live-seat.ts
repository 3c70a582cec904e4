import type { Money } from "@fairhouse/kernel/money.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useState } from "react";
import type { GameId } from "../../../catalog.ts";
import type { AutoPlay } from "../panel/auto-bets.ts";
import type { PlayTable } from "../panel/play-panel.tsx";
import { type Amount, useAmount } from "../panel/use-amount.ts";
import { type AutoParts, useAuto } from "../panel/use-auto.ts";
import { type LiveTable, takeBackOf } from "./use-live-table.ts";

export interface LiveSeatParts<Bet, Setup extends object> extends Pick<AutoParts<Setup>, "setup" | "options"> {
  readonly autoPlay: AutoPlay<Setup, Bet>;
  /** Why the values of the game's own fields cannot be bet, in words. */
  readonly problem?: string | null;
}

/**
 * A player's single bet of an amount in this round or the next, with the actions to place it, take it back and automate
 * it.
 */
export interface LiveSeat<Bet> extends PlayTable, ReturnType<typeof takeBackOf> {
  readonly live: LiveTable<Bet>;
  readonly amount: Amount;
  /** Why no bet can be made, in words; null if one can. */
  readonly problem: string | null;
  bet(): void;
  /** Handles the space bar: bets, or starts automatic bets, if possible. */
  press(): void;
}

export function useLiveSeat<Bet, Setup extends object>(
  game: GameId,
  live: LiveTable<Bet>,
  { autoPlay, setup, options, problem: ownProblem = null }: LiveSeatParts<Bet, Setup>,
): LiveSeat<Bet> {
  const { play, seat } = live;
  const amount = useAmount(game);
  const [autoMode, setAutoMode] = useState(false);
  const place = (stake: Money, made: Setup) => play.place(autoPlay.bet(stake, made));
  const auto = useAuto(game, place, { stake: amount, setup, options, unqueue: () => play.unqueue() });
  useChipSound(seat.ticket);
  const problem = ownProblem ?? amount.problem;
  const bet = () => void place(amount.value, setup);
  return {
    live,
    amount,
    autoMode,
    setAutoMode,
    auto,
    asleep: auto.running || seat.placing || seat.next !== null,
    error: seat.error,
    problem,
    ...takeBackOf(live),
    bet,
    press() {
      if (problem !== null) return;
      if (autoMode) auto.start(amount.value);
      else bet();
    },
  };
}

function useChipSound(ticket: OwnTicket | null) {
  const open = ticket !== null && ticket.payout === null ? ticket.id : null;
  useEffect(() => {
    if (open !== null) sounds.chip();
  }, [open]);
}
