import { type OwnBets, type Seat, type SeatNumber, seatOf } from "@fairhouse/client/own-bets.ts";
import { useConnection, useSession } from "@fairhouse/client/play-context.tsx";
import type { RoundPlay, RoundRules } from "@fairhouse/client/round/round-play.ts";
import type { RoundTables } from "@fairhouse/client/round/round-tables.ts";
import { useRound } from "@fairhouse/client/use-play.ts";
import { mixesSeeds } from "@fairhouse/kernel/depends-on-bettors.ts";
import type { PastRound, PublicTicket, RoundView, TableSnapshot } from "@fairhouse/protocol/table.ts";
import { withOwn } from "./own-ticket.ts";
import { faceOf, type RoundFace } from "./round-face.ts";

/** A table as its screen shows it: its round, the bettors, and the player's own bets. */
export interface LiveTable<Bet> {
  readonly game: string;
  readonly table: string;
  readonly play: RoundPlay<Bet>;
  /** All tables of the game; tables that were opened once are followed. */
  readonly tables: RoundTables<Bet>;
  readonly own: OwnBets<Bet>;
  /** The first of the player's seats; games with several get the others by {@link atSeat}. */
  readonly seat: Seat<Bet>;
  readonly seatNumber: SeatNumber;
  /** True if a bet that is in stays in. */
  readonly final: boolean;
  readonly face: RoundFace;
  readonly snapshot: TableSnapshot | null;
  /** Duration of betting at this table, in milliseconds; 0 until the table is known. */
  readonly bettingMs: number;
  readonly round: RoundView | null;
  /** The public name of the player; null for visitors. */
  readonly player: string | null;
  /** The largest tickets of the round, including the player's own, which come first. */
  readonly tickets: readonly PublicTicket[];
  readonly ticketCount: number;
  readonly ticketTotal: number;
  /** Finished rounds, newest first. */
  readonly recent: readonly PastRound[];
}

/** Provides everything about one table that a screen of a round game needs. `rules` are read once. */
export function useLiveTable<Bet>(game: string, table: string, rules?: RoundRules<Bet>): LiveTable<Bet> {
  const offline = useConnection() === "offline";
  const user = useSession((session) => session.user);
  const { play, table: state, own, tables } = useRound<Bet>(game, table, rules);
  const { snapshot } = state;
  const round = snapshot?.round ?? null;
  return {
    game,
    table,
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
    tickets: withOwn(snapshot?.tickets ?? [], own.tickets, round?.id, user),
    ticketCount: snapshot?.ticketCount ?? 0,
    ticketTotal: snapshot?.ticketTotal ?? 0,
    recent: snapshot?.recent ?? [],
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
export function atSeat<Bet>(table: LiveTable<Bet>, seatNumber: SeatNumber): LiveTable<Bet> {
  return { ...table, seatNumber, seat: seatOf(table.own, seatNumber, table.round?.id) };
}
