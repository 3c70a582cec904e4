import type { Notice } from "./notifications.ts";
import type { BalanceAfter, BetFact, BetRecord, Hand } from "./play.ts";
import type { OwnTicket, TableEvent } from "./table.ts";

/** Rooms that anybody may watch. */
export type PublicRoom = "feed" | `table:${string}` | `facts:${string}`;

/** A place in the events of a room that replays what was missed. */
export interface RoomPlace {
  /** The run in which a server numbers them; another run has other events. */
  readonly run: string;
  /** The number of the last event up to here, from 1 on; 0 before the first. */
  readonly number: number;
}

/** Everything that the server pushes: one closed list. */
export interface ServerEvents {
  table: (event: TableEvent) => void;
  /**
   * Number of players who watch a table, sent to those who do: to newcomers at once, to the others every few seconds if
   * it has changed.
   */
  watching: (seen: { readonly table: string; readonly count: number }) => void;
  /** Facts of a game that have opened or changed, to those who watch them. Each may come more than once. */
  facts: (changed: { readonly game: string; readonly facts: readonly BetFact[] }, place: RoomPlace) => void;
  /** Settled bets of everybody, in batches. */
  feed: (bets: readonly BetRecord[]) => void;
  /** Sent to the player's own sockets only. */
  balance: (balance: BalanceAfter) => void;
  hand: (hand: Hand) => void;
  ticket: (ticket: OwnTicket) => void;
  /** A bet on facts, as it was placed or settled. */
  slip: (bet: BetRecord) => void;
  notice: (notice: Pick<Notice, "id" | "kind" | "at" | "read">) => void;
  /** Events from other servers of the house may have been missed: everything that they tell has to be fetched. */
  missed: () => void;
  /** The session behind this socket was ended. */
  signedOut: () => void;
}

/** Everything that a browser may send over the socket; commands that move money go over HTTP. */
export interface ClientEvents {
  /** Signs the socket in, or out with null. Answers true if the token was accepted. */
  authenticate: (token: string | null, answer: (accepted: boolean) => void) => void;
  /** The answer has the place of the room's newest event if the room replays. */
  watch: (room: PublicRoom, answer: (watching: boolean, place?: RoomPlace) => void) => void;
  /**
   * Asks for all events of a watched room after a place, once for each connection. They are sent, in order, before the
   * answer; it is false if they are not known any more.
   */
  replay: (room: PublicRoom, after: RoomPlace, answer: (replayed: boolean) => void) => void;
  unwatch: (room: PublicRoom) => void;
  /** Server time in milliseconds since 1970. */
  clock: (answer: (now: number) => void) => void;
}
