import { type OwnBets, type Seat, type SeatNumber, seatOf } from "@fairhouse/client/own-bets.ts";
import { useConnection, useSession } from "@fairhouse/client/play-context.tsx";
import type { RoundPlay, RoundRules } from "@fairhouse/client/round/round-play.ts";
import type { RoundTables } from "@fairhouse/client/round/round-tables.ts";
import { useRound } from "@fairhouse/client/use-play.ts";
import { mixesSeeds } from "@fairhouse/kernel/depends-on-bettors.ts";
import type { TableSnapshot } from "@fairhouse/protocol/table.ts";
import { useMemo } from "react";
import {
  type AnyFace,
  type PastRoundOf,
  type RoundFacts,
  type RoundOf,
  readPast,
  readRound,
  readTickets,
  type TicketOf,
} from "../../facts/rounds.ts";
import { withOwn } from "./own-ticket.ts";
import { faceOf, type RoundFace } from "./round-face.ts";

/** A table as its screen shows it: its round, the bettors, and the player's own bets. */
export interface LiveTable<Bet, Outcome = unknown, Face extends AnyFace = AnyFace, Carry = unknown> {
  readonly game: string;
  readonly table: string;
  /** By which everything here was read that the game's rules have written. */
  readonly facts: RoundFacts<Bet, Outcome, Face, Carry>;
  readonly play: RoundPlay<Bet>;
  /** All tables of the game; tables that were opened once are followed. */
  readonly tables: RoundTables<Bet>;
  readonly own: OwnBets<Bet>;
  /** The first of the player's seats; games with several get the others by {@link atSeat}. */
  readonly seat: Seat<Bet>;
  readonly seatNumber: SeatNumber;
  /** True if a bet that is in stays in. */
  readonly final: boolean;
  readonly face: RoundFace<Outcome>;
  readonly snapshot: TableSnapshot | null;
  /** Duration of betting at this table, in milliseconds; 0 until the table is known. */
  readonly bettingMs: number;
  readonly round: RoundOf<Outcome, Carry> | null;
  /** The public name of the player; null for visitors. */
  readonly player: string | null;
  /** The largest tickets of the round, including the player's own, which come first. */
  readonly tickets: readonly TicketOf<Face>[];
  readonly ticketCount: number;
  readonly ticketTotal: number;
  /** Finished rounds, newest first. */
  readonly recent: readonly PastRoundOf<Outcome>[];
}

/** Provides everything about one table that a screen of a round game needs. `rules` are read once. */
export function useLiveTable<Bet, Outcome, Face extends AnyFace, Carry>(
  game: string,
  table: string,
  facts: RoundFacts<Bet, Outcome, Face, Carry>,
  rules?: RoundRules<NoInfer<Bet>>,
): LiveTable<Bet, Outcome, Face, Carry> {
  const offline = useConnection() === "offline";
  const user = useSession((session) => session.user);
  const { play, table: state, own, tables } = useRound<Bet>(game, table, rules);
  const { snapshot } = state;
  const round = snapshot?.round ? readRound(snapshot.round, facts) : null;
  const past = snapshot?.recent;
  // The same list as long as nothing ended: what keeps the rounds of a table takes in each new one.
  const recent = useMemo(() => readPast(past ?? [], facts), [past, facts]);
  return {
    game,
    table,
    facts,
    play,
    tables,
    own,
    seat: seatOf(own, 0, round?.id),
    seatNumber: 0,
    final: mixesSeeds(rules?.seeding),
    face: faceOf(snapshot === null ? undefined : round, offline),
    snapshot,
    bettingMs: snapshot?.times.bettingMs ?? 0,
    round,
    player: user?.username ?? null,
    tickets: readTickets(withOwn(snapshot?.tickets ?? [], own.tickets, round?.id, user), facts),
    ticketCount: snapshot?.ticketCount ?? 0,
    ticketTotal: snapshot?.ticketTotal ?? 0,
    recent,
  };
}

/** Returns how the player's bet that is in, or waits, is taken back. */
export function takeBackOf<Bet>({ play, seat, face }: LiveTable<Bet>) {
  const canTakeBack = seat.next !== null || (seat.ticket !== null && face.kind === "betting");
  return {
    /** True while that is still possible. */
    canTakeBack,
    takeBack() {
      if (seat.next !== null) play.unqueue();
      else if (seat.ticket !== null && canTakeBack) void play.takeBack(seat.ticket.id);
    },
  };
}

/** Returns the same table with another of the player's seats. */
export function atSeat<Table extends LiveTable<unknown>>(table: Table, seatNumber: SeatNumber): Table {
  return { ...table, seatNumber, seat: seatOf(table.own, seatNumber, table.round?.id) };
}
