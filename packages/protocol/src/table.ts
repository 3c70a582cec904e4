import { z } from "zod";
import { balanceAfter, roundProof } from "./play.ts";

// The shapes of shared rounds: the host tells them, the client folds them (`table-fold.ts`), and neither has any of its own.

/** What everybody is shown of a bet beside its stake, as the game's rules say: a target in hundredths, a side, a position. */
export const face = z.union([z.number(), z.string()]).nullable();

/** A ticket as everybody at the table sees it. */
export const publicTicket = z.object({
  id: z.uuid(),
  /** Public name; null when the player hides it. */
  player: z.string().nullable(),
  /** Empty when the name is hidden. */
  avatar: z.string(),
  simulated: z.boolean(),
  stake: z.int(),
  face,
  /** Hundredths at which it left, once it has. */
  leftAt: z.int().nullable(),
  /** Null until it left, or until its round is over and shown. */
  payout: z.int().nullable(),
  /**
   * In a pot, where a bet buys a ticket for each unit of its stake: the first of them, counted from 0. Bets of two servers may change
   * places until betting has closed.
   */
  from: z.int().optional(),
});
export type PublicTicket = z.infer<typeof publicTicket>;

/** A ticket as its own player sees it. */
export const ownTicket = z.object({
  id: z.uuid(),
  roundId: z.uuid(),
  bet: z.unknown(),
  stake: z.int(),
  /** As in a bet's record: 0 when it was taken back. */
  leftAt: z.int().nullable(),
  payout: z.int().nullable(),
  refunded: z.boolean(),
  /**
   * When the reveal of its round is over, in milliseconds since 1970: until then its payout is not shown, not even to its player.
   * Null: nothing to wait for.
   */
  heldUntil: z.number().nullable(),
});
export type OwnTicket = z.infer<typeof ownTicket>;

export const roundPhase = z.enum(["betting", "closing", "running", "settled", "voided"]);
export type RoundPhase = z.infer<typeof roundPhase>;

/** One round as everybody sees it. Times are server time in milliseconds since 1970. */
export const roundView = z.object({
  id: z.uuid(),
  number: z.int(),
  phase: roundPhase,
  /** When betting ends; null while the table waits for players. */
  closesAt: z.number().nullable(),
  /** When the flight or reveal began. */
  startedAt: z.number().nullable(),
  /** How long its reveal lasts, in milliseconds from `startedAt`; null before it, and for a flight, whose length is its secret. */
  revealMs: z.int().nullable(),
  /** What this round's link must hash to: the link of the round before, or the chain's terminal hash. */
  commitment: z.string(),
  /** What one round handed to this one (a base card, a place in the shoe): public. */
  carry: z.unknown(),
  /** Null until the round is settled, or, without leaving, until its reveal starts. */
  outcome: z.unknown(),
  /** The revealed chain link; null until nothing that is open or still to come depends on it. */
  link: z.string().nullable(),
  interrupted: z.boolean(),
});
export type RoundView = z.infer<typeof roundView>;

/** Who took the pot of a round. */
const potWinner = z.object({
  /** The bet that won. */
  ticket: z.uuid(),
  /** Public name; null when the player hides it. */
  player: z.string().nullable(),
  avatar: z.string(),
  simulated: z.boolean(),
  /** All their stakes in it; of somebody who hides, the one that won: more would join their bets. */
  staked: z.int(),
});
export type PotWinner = z.infer<typeof potWinner>;

export const pastRound = z.object({
  id: z.uuid(),
  number: z.int(),
  outcome: z.unknown(),
  link: z.string().nullable(),
  index: z.int(),
  /** When betting ended, in milliseconds since 1970; null where a round was voided before it could. */
  closesAt: z.number().nullable(),
  settledAt: z.iso.datetime(),
  voided: z.boolean(),
  interrupted: z.boolean(),
  /** Of a pot that somebody took. */
  winner: potWinner.optional(),
});
export type PastRound = z.infer<typeof pastRound>;

/** What is said of all tickets of a round together. */
const totals = z.object({
  ticketCount: z.int(),
  ticketTotal: z.int(),
  /** Stakes on each position, where the game names positions; empty otherwise. */
  positions: z.record(z.string(), z.int()),
});
export type TicketTotals = z.infer<typeof totals>;

/** The times of a table, in milliseconds. */
export const tableTimes = z.object({
  bettingMs: z.int(),
  /** How long a result stays; with `utc`, the locked end of each period. */
  resultMs: z.int(),
  /** `free`: a round follows the last; `utc`: rounds begin on multiples of `bettingMs + resultMs`. */
  start: z.enum(["free", "utc"]),
  /** Players needed before the betting clock starts; a lone player is refunded after `aloneMs`. */
  minPlayers: z.int(),
  aloneMs: z.int(),
});
export type TableTimes = z.infer<typeof tableTimes>;

/** What can be seen at a table: the fold of its events. The tickets are the largest ones; the totals speak of all. */
export const tableView = totals.extend({
  round: roundView.nullable(),
  tickets: z.array(publicTicket).readonly(),
  /** Finished rounds, newest first; `GET /api/tables/:id/rounds` has those before. */
  recent: z.array(pastRound).readonly(),
});
export type TableView = z.infer<typeof tableView>;

/** `GET /api/tables/:id`. */
export const tableSnapshot = tableView.extend({
  table: z.string(),
  game: z.string(),
  gameVersion: z.int(),
  times: tableTimes,
  /** Version of the room's last event that is contained here. */
  version: z.int(),
  /** Server time of this answer, in milliseconds since 1970. */
  now: z.number(),
});
export type TableSnapshot = z.infer<typeof tableSnapshot>;

/** Most rounds in one answer. */
export const MAX_ROUNDS_PER_PAGE = 100;

/** `GET /api/tables/:id/rounds`: finished rounds, newest first. */
export const tableRoundsQuery = z.strictObject({
  /** The `next` of the page before this one. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_ROUNDS_PER_PAGE).default(20),
});
export const tableRounds = z.object({ rounds: z.array(pastRound).readonly(), next: z.int().nullable() });
export type TableRounds = z.infer<typeof tableRounds>;

/** `GET /api/tables/:id/rounds/:number`. The tickets are the largest ones; the totals speak of all. */
export const roundPage = totals.extend({
  game: z.string(),
  gameVersion: z.int(),
  /** The number of the table's newest round. */
  newest: z.int(),
  proof: roundProof,
  tickets: z.array(publicTicket).readonly(),
});
export type RoundPage = z.infer<typeof roundPage>;

export const ownTickets = z.object({ tickets: z.array(ownTicket).readonly() });

export const ticketAnswer = z.object({ ticket: ownTicket, balance: balanceAfter });
export type TicketAnswer = z.infer<typeof ticketAnswer>;

/** A ticket that left its round, and where. */
export interface LeftTicket {
  readonly id: string;
  readonly leftAt: number;
  readonly payout: number;
}

/** What a ticket of a revealed round was paid. */
export interface PaidTicket {
  readonly id: string;
  readonly payout: number;
}

/** What happens at a table, before it is stamped with table and version. */
export type TableHappening =
  | { readonly type: "opened"; readonly round: RoundView }
  /** Placed since the last such event; of many only the largest are named. */
  | (Readonly<TicketTotals> & {
      readonly type: "tickets";
      readonly roundId: string;
      readonly tickets: readonly PublicTicket[];
    })
  /** Tickets that their players took back since the last such event; the totals are those of the rest. */
  | (Readonly<TicketTotals> & {
      readonly type: "takenBack";
      readonly roundId: string;
      readonly tickets: readonly string[];
    })
  | { readonly type: "clock"; readonly roundId: string; readonly closesAt: number }
  | { readonly type: "started"; readonly round: RoundView }
  /** Tickets that left since the last such event. */
  | { readonly type: "left"; readonly roundId: string; readonly tickets: readonly LeftTicket[] }
  /** The round is over and shown. Of a revealed one it tells what the named tickets were paid. */
  | {
      readonly type: "ended";
      readonly round: RoundView;
      readonly past: PastRound;
      readonly paid: readonly PaidTicket[];
    };

/** Events come in order; each carries the room's next version, and a client that missed one takes a fresh snapshot. */
export type TableEvent = { readonly table: string; readonly version: number } & TableHappening;
