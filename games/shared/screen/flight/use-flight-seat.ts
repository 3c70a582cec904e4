import type { SeatNumber } from "@fairhouse/client/own-bets.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useState } from "react";
import { atSeat } from "../live/use-live-table.ts";
import { type Target, useTarget, useTargetOption } from "../panel/target-field.tsx";
import { type Amount, useAmount } from "../panel/use-amount.ts";
import { type Auto, useAuto } from "../panel/use-auto.ts";
import { flightAutoPlay } from "./auto-play.ts";
import type { Flight, FlightTable } from "./use-flight.ts";
import { flightWords } from "./words/words.ts";

/** The target of automatic bets, which need one, until the player chooses another. */
const DEFAULT_TARGET = 200;

/** One of the player's possible bets in a flight, with its own amount, target and automatic bets. */
export interface FlightSeat {
  readonly live: FlightTable;
  readonly amount: Amount;
  readonly target: Target;
  readonly autoMode: boolean;
  setAutoMode(on: boolean): void;
  readonly auto: Auto;
  readonly ticket: OwnTicket | null;
  /** True while the ticket is in flight and can leave. */
  readonly flies: boolean;
  bet(): void;
  cashOut(): void;
  /** Handles the space bar: bets, or starts automatic bets, if possible. */
  press(): void;
}

/** Provides a seat. The first one keeps its fields under the game's name, the others under that name with a number. */
export function useFlightSeat({ game, live: table, face }: Flight, number: SeatNumber): FlightSeat {
  const words = flightWords.useWords();
  const kept = number === 0 ? game : `${game}:${number + 1}`;
  const amount = useAmount(game, kept);
  const manualTarget = useTarget(`${kept}:target`, null, true);
  const autoTarget = useTarget(`${kept}:auto-target`, DEFAULT_TARGET);
  const [autoMode, setAutoMode] = useState(false);
  const live = atSeat(table, number);
  const { play, seat } = live;
  const { ticket } = seat;
  const target = autoMode ? autoTarget : manualTarget;
  const { setup, options } = useTargetOption(autoTarget, DEFAULT_TARGET, words.autoCashOut);
  const auto = useAuto(game, (stake, made) => play.place(flightAutoPlay.bet(stake, made), number), {
    stake: amount,
    setup,
    options,
    keptAs: kept,
    unqueue: () => play.unqueue(number),
  });
  const flies = face.kind === "flying" && ticket !== null && ticket.leftAt === null && ticket.payout === null;
  const bet = () => void play.place({ amount: amount.value, auto: manualTarget.value }, number);
  return {
    live,
    amount,
    target,
    autoMode,
    setAutoMode,
    auto,
    ticket,
    flies,
    bet,
    cashOut() {
      if (ticket !== null && flies) void play.leave(ticket.id);
    },
    press() {
      if (amount.problem !== null || !target.ok) return;
      if (autoMode) auto.start(amount.value);
      else bet();
    },
  };
}
