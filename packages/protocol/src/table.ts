import { z } from "zod";
import { balanceAfter, roundProof } from "./play.ts";

/** A ticket as everybody at the table sees it. */
export const publicTicket = z.object({
  id: z.uuid(),
  player: z.string().nullable(),
  avatar: z.string(),
  stake: z.int(),
  /** Hundredths at which it left, once it has. */
  leftAt: z.int().nullable(),
  payout: z.int().nullable(),
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
  /** What this round's link must hash to: the link of the round before, or the chain's terminal hash. */
  commitment: z.string(),
  /** What one round handed to this one (a base card, a place in the shoe): public. */
  carry: z.unknown(),
  /** Null until the round is settled, or, without leaving, until its reveal starts. */
  outcome: z.unknown(),
  /** The revealed chain link; null until the round is settled. */
  link: z.string().nullable(),
  interrupted: z.boolean(),
});
export type RoundView = z.infer<typeof roundView>;

export const pastRound = z.object({
  id: z.uuid(),
  number: z.int(),
  outcome: z.unknown(),
  link: z.string().nullable(),
  index: z.int(),
  settledAt: z.iso.datetime(),
  voided: z.boolean(),
  interrupted: z.boolean(),
});
export type PastRound = z.infer<typeof pastRound>;

/** `GET /api/tables/:id`. The tickets are the largest ones; count and total speak of all. */
export const tableSnapshot = z.object({
  table: z.string(),
  game: z.string(),
  gameVersion: z.int(),
  /** Version of the room's last event that is contained here. */
  version: z.int(),
  /** Server time of this answer, in milliseconds since 1970. */
  now: z.number(),
  round: roundView.nullable(),
  tickets: z.array(publicTicket),
  ticketCount: z.int(),
  ticketTotal: z.int(),
  recent: z.array(pastRound),
});
export type TableSnapshot = z.infer<typeof tableSnapshot>;

/** `GET /api/tables/:id/rounds/:number`. The tickets are the largest ones; count and total speak of all. */
export const roundPage = z.object({
  game: z.string(),
  gameVersion: z.int(),
  proof: roundProof,
  tickets: z.array(publicTicket),
  ticketCount: z.int(),
  ticketTotal: z.int(),
});
export type RoundPage = z.infer<typeof roundPage>;

export const ownTickets = z.object({ tickets: z.array(ownTicket) });

export const ticketAnswer = z.object({ ticket: ownTicket, balance: balanceAfter });
export type TicketAnswer = z.infer<typeof ticketAnswer>;

/** What happens at a table, in order. Each carries the room's next version; who missed one takes a fresh snapshot. */
export type TableEvent = { readonly table: string; readonly version: number } & (
  | { readonly type: "opened"; readonly round: RoundView }
  /** Placed since the last such event (at most the largest hundred are named). */
  | {
      readonly type: "tickets";
      readonly roundId: string;
      readonly tickets: readonly PublicTicket[];
      readonly ticketCount: number;
      readonly ticketTotal: number;
    }
  /** Tickets that their players took back since the last such event; count and total are those of the rest. */
  | {
      readonly type: "takenBack";
      readonly roundId: string;
      readonly tickets: readonly string[];
      readonly ticketCount: number;
      readonly ticketTotal: number;
    }
  | { readonly type: "clock"; readonly roundId: string; readonly closesAt: number }
  | { readonly type: "started"; readonly round: RoundView }
  /** Tickets that left since the last such event. */
  | {
      readonly type: "left";
      readonly roundId: string;
      readonly tickets: readonly { id: string; leftAt: number; payout: number }[];
    }
  | { readonly type: "ended"; readonly round: RoundView }
);
