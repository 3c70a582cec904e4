import { type OwnBets, type SeatNumber, ticketAt } from "@fairhouse/client/own-bets.ts";
import type { RoundPlay } from "@fairhouse/client/round/round-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { RoundView } from "@fairhouse/protocol/table.ts";
import type { LiveTable } from "../../../shared/screen/live/use-live-table.ts";
import type { ColourBet } from "../../rules/colour.ts";
import { type Position, ROUND } from "../../rules/terms.ts";

/** One of the player's orders at a table, in this period or the next. */
export interface Order {
  readonly key: string;
  readonly on: Position;
  readonly stake: Money;
  readonly state: "sending" | "in" | "next" | "played";
  /** Its payout; null while it is open. */
  readonly payout: Money | null;
  /** Takes the order back; null if that is no longer possible. */
  readonly cancel: (() => void) | null;
}

/**
 * Returns the first of the player's seats that can take an order, in the open period or for the next one; null if all
 * are taken.
 */
export function freeSeat(own: OwnBets<unknown>, round: RoundView | null): SeatNumber | null {
  const open = round?.phase === "betting" ? round.id : undefined;
  for (let seat = 0; seat < ROUND.ticketsPerPlayer; seat += 1) {
    const waits = own.placing.includes(seat) || own.queued.some((queued) => queued.seat === seat);
    if (!waits && ticketAt(own, seat, open) === null) return seat;
  }
  return null;
}

/** Returns the free seat of a table by its current state, not by the last render. */
export function freeSeatNow(play: RoundPlay<ColourBet>): SeatNumber | null {
  return freeSeat(play.own.getState(), play.table.getState().snapshot?.round ?? null);
}

/** Returns the player's orders at a table, newest first. */
export function ordersOf({ own, play, round, face, facts }: LiveTable<ColourBet>): readonly Order[] {
  const open = face.kind === "betting";
  const tickets = own.tickets
    .filter((ticket) => ticket.roundId === round?.id && ticket.ended !== "taken_back")
    .flatMap((ticket): readonly Order[] => {
      const { id, bet, stake, payout } = ticket;
      if (!facts.isBet(bet)) return [];
      const leaves = own.leaving.includes(id);
      const cancel = open && !leaves ? () => void play.takeBack(id) : null;
      const state = leaves ? "sending" : payout === null ? "in" : "played";
      return [{ key: id, on: bet.on, stake, payout, cancel, state }];
    });
  const queued = own.queued.map(
    ({ seat, bet }): Order => ({
      key: `next-${seat}`,
      on: bet.on,
      stake: bet.amount,
      payout: null,
      state: "next",
      cancel: () => play.unqueue(seat),
    }),
  );
  return [...queued, ...tickets.toReversed()];
}
