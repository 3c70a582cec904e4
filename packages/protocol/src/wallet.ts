import { z } from "zod";
import { currency } from "./account.ts";
import { openKind } from "./play.ts";

const when = z.iso.datetime();

/** `GET /api/wallet` */
export const wallet = z.object({
  balances: z.array(
    z.object({
      currency,
      /** Amount that can be staked now. */
      available: z.int(),
      /** Amount held by open bets. */
      held: z.int(),
      /** Number of movements so far. */
      movements: z.int(),
    }),
  ),
  /** Open bets, newest first. */
  open: z.array(
    z.object({
      id: z.uuid(),
      game: z.string(),
      kind: openKind,
      stake: z.int(),
      createdAt: when,
    }),
  ),
});
export type Wallet = z.infer<typeof wallet>;

/** bet: stake and payout of an instant bet as one; the others as in the ledger. */
export const movementKind = z.enum(["bet", "stake", "payout", "refund", "grant", "correction", "adjustment"]);
export type MovementKind = z.infer<typeof movementKind>;

const day = z.iso.date();

export const movementQuery = z.strictObject({
  kind: movementKind.optional(),
  /** UTC days, both included. */
  from: day.optional(),
  to: day.optional(),
  /** Number of the last movement that was seen. */
  cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type MovementQuery = z.infer<typeof movementQuery>;

/** `GET /api/wallet/movements.csv`: the same filters, all movements. */
export const movementFileQuery = movementQuery.omit({ cursor: true, limit: true });

export const movement = z.object({
  /** Running number in the account: 1, 2, 3, … without gap. */
  sequence: z.int(),
  kind: movementKind,
  at: when,
  amount: z.int(),
  balance: z.int(),
  /** The bet that the movement belongs to, if any. */
  bet: z.object({ id: z.uuid(), game: z.string() }).nullable(),
  /** Reason of a grant; null for other movements. */
  grant: z.enum(["opening", "daily", "free_coins", "race"]).nullable(),
});
export type Movement = z.infer<typeof movement>;

/** `GET /api/wallet/movements`, newest first. */
export const movementList = z.object({ movements: z.array(movement), next: z.int().nullable() });
export type MovementList = z.infer<typeof movementList>;
