import { z } from "zod";

/** Only the outer shape is known here; the game's own schema checks the rest. */
const anyBet = z.record(z.string(), z.unknown());

export const placeBetBody = z.strictObject({ bet: anyBet });
/** A start may carry moves, so that auto mode is one request and one commit. */
export const startHandBody = z.strictObject({ bet: anyBet, moves: z.array(z.unknown()).max(64).optional() });
export const moveBody = z.strictObject({
  turn: z
    .int()
    .min(0)
    .max(10_000)
    .refine((turn) => !Object.is(turn, -0), "not a turn"),
  move: z.unknown(),
});
export const placeTicketBody = z.strictObject({ bet: anyBet });

export const idempotencyKey = z.uuid();
/** Latest time at which a command may be placed, in milliseconds since 1970 by the server's clock. */
export const placeBefore = z.string().regex(/^\d{1,15}$/);

/** The current calendar day, month or year, in UTC. */
export const highPeriod = z.enum(["day", "month", "year"]);
export type HighPeriod = z.infer<typeof highPeriod>;

export const betListQuery = z.strictObject({
  /**
   * mine: the player's own bets, newest first; all: everybody's settled bets; high: large wins of the last 24 hours, or
   * of a period.
   */
  scope: z.enum(["mine", "all", "high"]).default("mine"),
  /** Period for the large wins of one game. */
  period: highPeriod.optional(),
  game: z.string().max(40).optional(),
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
