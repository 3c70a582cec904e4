import { z } from "zod";
import { balanceAfter, ended, roundProof } from "./play.ts";

// Shapes of shared rounds. The host sends them, the client folds them (`table-fold.ts`), and neither has shapes of its
// own.

/**
 * The part of a bet that everybody sees beside its stake, as the game's rules say: a target in hundredths, a side, a
 * position.
 */
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
  /** Hundredths at which the ticket left; null until then. */
  leftAt: z.int().nullable(),
  /** Null until the ticket left, or until its round is over and shown. */
  payout: z.int().nullable(),
  /**
   * First ticket of the bet in a pot, counted from 0; a bet buys a ticket for each unit of its stake. Bets of two
   * servers may change places until betting has closed.
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
  ended: ended.nullable(),
  /** Hundredths at which it was cashed out. */
  leftAt: z.int().nullable(),
  payout: z.int().nullable(),
  /**
   * When the reveal of its round is over, in milliseconds since 1970; its payout is not shown until then, not even to
   * its player. Null if there is nothing to wait for.
   */
  heldUntil: z.number().nullable(),
});
export type OwnTicket = z.infer<typeof ownTicket>;

export const roundPhase = z.enum(["betting", "closing", "running", "settled", "voided"]);
export type RoundPhase = z.infer<typeof roundPhase>;

/** A round as everybody sees it. Times are server time in milliseconds since 1970. */
export const roundView = z.object({
  id: z.uuid(),
  number: z.int(),
  phase: roundPhase,
  /** When betting ends; null while the table waits for players. */
  closesAt: z.number().nullable(),
  /** When the flight or reveal began. */
  startedAt: z.number().nullable(),
  /**
   * Length of its reveal, in milliseconds from `startedAt`; null before it, and for a flight, whose length is secret.
   */
  revealMs: z.int().nullable(),
  /** Hash that this round's link must give: the link of the previous round, or the chain's terminal hash. */
  commitment: z.string(),
  /** Carry that the previous round handed to this one (a base card, a place in the shoe); public. */
  carry: z.unknown(),
  /** Null until the round is settled or, without leaving, until its reveal starts. */
  outcome: z.unknown(),
  /** The revealed chain link; null while anything open or still to come depends on it. */
  link: z.string().nullable(),
  interrupted: z.boolean(),
});
export type RoundView = z.infer<typeof roundView>;

/** The winner of the pot of a round. */
const potWinner = z.object({
  /** The bet that won. */
  ticket: z.uuid(),
  /** Public name; null when the player hides it. */
  player: z.string().nullable(),
  avatar: z.string(),
  simulated: z.boolean(),
  /** Total of their stakes in it. For a player who hides it is only the stake that won: more would link their bets. */
  staked: z.int(),
});
export type PotWinner = z.infer<typeof potWinner>;

export const pastRound = z.object({
  id: z.uuid(),
  number: z.int(),
  outcome: z.unknown(),
  link: z.string().nullable(),
  index: z.int(),
  /** When betting ended, in milliseconds since 1970; null if the round was voided before. */
  closesAt: z.number().nullable(),
  settledAt: z.iso.datetime(),
  voided: z.boolean(),
  interrupted: z.boolean(),
  /** Set for a pot that somebody took. */
  winner: potWinner.optional(),
});
export type PastRound = z.infer<typeof pastRound>;

/** Facts about all tickets of a round together. */
const totals = z.object({
  ticketCount: z.int(),
  ticketTotal: z.int(),
  /** Stakes on each position, if the game names positions; empty otherwise. */
  positions: z.record(z.string(), z.int()),
});
export type TicketTotals = z.infer<typeof totals>;

/** The times of a table, in milliseconds. */
export const tableTimes = z.object({
  bettingMs: z.int(),
  /** Time for which a result stays; with `utc`, the locked end of each period. */
  resultMs: z.int(),
  /** `free`: a round follows the previous one; `utc`: rounds begin on multiples of `bettingMs + resultMs`. */
  start: z.enum(["free", "utc"]),
  /** Players needed before the betting clock starts; a lone player is refunded after `aloneMs`. */
  minPlayers: z.int(),
  aloneMs: z.int(),
});
export type TableTimes = z.infer<typeof tableTimes>;

/**
 * A table as everybody sees it: the fold of its events. The tickets are the largest ones; the totals cover all. `GET
 * /api/tables/:id`.
 */
export const tableSnapshot = totals.extend({
  round: roundView.nullable(),
  tickets: z.array(publicTicket).readonly(),
  /** Finished rounds, newest first; `GET /api/tables/:id/rounds` has earlier ones. */
  recent: z.array(pastRound).readonly(),
  table: z.string(),
  game: z.string(),
  gameVersion: z.int(),
  times: tableTimes,
  /** Version of the last event of the room that is contained here. */
  version: z.int(),
  /** Server time of this answer, in milliseconds since 1970. */
  now: z.number(),
});
export type TableSnapshot = z.infer<typeof tableSnapshot>;

/** `GET /api/tables`: what runs at every table at this moment, in the few fields that a list of tables shows. */
export const runningTables = z.object({
  /** Server time of this answer, in milliseconds since 1970. */
  now: z.number(),
  tables: z
    .array(
      z.object({
        table: z.string(),
        game: z.string(),
        /** Null before the first round of a table. */
        phase: roundPhase.nullable(),
        closesAt: z.number().nullable(),
        /** Hundredths that a flight shows at `now`; null for everything else. */
        multiplier: z.int().nullable(),
        ticketCount: z.int(),
        ticketTotal: z.int(),
      }),
    )
    .readonly(),
});
export type RunningTables = z.infer<typeof runningTables>;

/** Most rounds in one answer. */
export const MAX_ROUNDS_PER_PAGE = 100;

/** `GET /api/tables/:id/rounds`: finished rounds, newest first. */
export const tableRoundsQuery = z.strictObject({
  /** `next` of the previous page. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_ROUNDS_PER_PAGE).default(20),
});
export const tableRounds = z.object({ rounds: z.array(pastRound).readonly(), next: z.int().nullable() });
export type TableRounds = z.infer<typeof tableRounds>;

/** All bets of a player in a round together, without those that were taken back. */
const ownTotals = z.object({
  staked: z.int(),
  /** Null until the round is over and shown. */
  returned: z.int().nullable(),
});

/**
 * `GET /api/tables/:id/rounds/:number` and `GET /api/rounds/:id`. The tickets are the largest ones, that of a pot's
 * winner before them; the totals cover all.
 */
export const roundPage = totals.extend({
  game: z.string(),
  gameVersion: z.int(),
  /** The number of the table's newest round. */
  newest: z.int(),
  proof: roundProof,
  tickets: z.array(publicTicket).readonly(),
  /** Set for a pot that somebody took. */
  winner: potWinner.optional(),
  /** The caller's; null for a visitor, and for a player who has no bet in it. */
  own: ownTotals.nullable(),
});
export type RoundPage = z.infer<typeof roundPage>;

export const ownTickets = z.object({ tickets: z.array(ownTicket).readonly() });

export const ticketAnswer = z.object({ ticket: ownTicket, balance: balanceAfter });
export type TicketAnswer = z.infer<typeof ticketAnswer>;

/** A ticket that left its round, and the multiplier at which it left. */
export interface LeftTicket {
  readonly id: string;
  readonly leftAt: number;
  readonly payout: number;
}

/** Payout of a ticket of a revealed round. */
export interface PaidTicket {
  readonly id: string;
  readonly payout: number;
}

/** An event at a table, before it is stamped with table and version. */
export type TableHappening =
  | { readonly type: "opened"; readonly round: RoundView }
  /** Tickets placed since the last such event; only the largest of many are named. */
  | (Readonly<TicketTotals> & {
      readonly type: "tickets";
      readonly roundId: string;
      readonly tickets: readonly PublicTicket[];
    })
  /** Tickets that their players took back since the last such event; the totals are those of the remaining ones. */
  | (Readonly<TicketTotals> & {
      readonly type: "takenBack";
      readonly roundId: string;
      readonly tickets: readonly string[];
    })
  | { readonly type: "clock"; readonly roundId: string; readonly closesAt: number }
  | { readonly type: "started"; readonly round: RoundView }
  /** Tickets that left since the last such event. */
  | { readonly type: "left"; readonly roundId: string; readonly tickets: readonly LeftTicket[] }
  /** The round is over and shown. For a revealed round it tells what the named tickets were paid. */
  | {
      readonly type: "ended";
      readonly round: RoundView;
      readonly past: PastRound;
      readonly paid: readonly PaidTicket[];
    };

/** Events come in order; each carries the room's next version, and a client that missed one takes a fresh snapshot. */
export type TableEvent = { readonly table: string; readonly version: number } & TableHappening;
