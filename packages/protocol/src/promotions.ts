import { z } from "zod";
import { balanceAfter } from "./play.ts";

const when = z.iso.datetime();

/** The two rewards that players claim themselves. */
export const rewardKind = z.enum(["daily", "free_coins"]);
export type RewardKind = z.infer<typeof rewardKind>;

/** What one player has with the rewards at the moment. */
export const ownRewards = z.object({
  daily: z.object({
    /** Whether today's reward is taken. */
    claimed: z.boolean(),
    /** Today's day of the streak, 1 to 7. */
    step: z.int().min(1).max(7),
    /** When the next one can be taken; not later than now when today's is not taken. */
    nextAt: when,
  }),
  freeCoins: z.object({
    open: z.boolean(),
    /** coins: they can still place the smallest bet; waiting: until `nextAt`. */
    why: z.enum(["coins", "waiting"]).nullable(),
    nextAt: when.nullable(),
  }),
});
export type OwnRewards = z.infer<typeof ownRewards>;

const raceEntry = z.object({
  place: z.int().min(1),
  /** Public name; null when the player hides it. */
  player: z.string().nullable(),
  avatar: z.string(),
  /** True in a demo, where all are: nobody real stands beside them. */
  simulated: z.boolean(),
  wagered: z.int(),
  /** What the place wins; 0 below the tenth. */
  prize: z.int(),
  own: z.boolean(),
});
export type RaceEntry = z.infer<typeof raceEntry>;

export const race = z.object({
  startsAt: when,
  endsAt: when,
  prizes: z.array(z.int()),
  /** How many take part so far. */
  players: z.int(),
  standings: z.array(raceEntry),
  /** One's own place, wherever it is; null for visitors and before the first bet of the week. */
  own: raceEntry.nullable(),
  /** The race before it, once it is paid. */
  last: z.object({ startsAt: when, paidAt: when, winners: z.array(raceEntry) }).nullable(),
});
export type Race = z.infer<typeof race>;

/** `GET /api/promotions` */
export const promotions = z.object({
  /** What the seven days of a streak give. */
  daily: z.array(z.int()),
  freeCoins: z.object({ amount: z.int(), below: z.int(), waitMs: z.int() }),
  /** Null for visitors. */
  own: ownRewards.nullable(),
  race,
});
export type Promotions = z.infer<typeof promotions>;

/** `POST /api/promotions/daily` and `/free-coins`, with an Idempotency-Key. The same key again gives the first answer. */
export const claimAnswer = z.object({
  kind: rewardKind,
  /** daily: the day of the streak, 1 to 7. */
  step: z.int(),
  amount: z.int(),
  at: when,
  balance: balanceAfter,
});
export type ClaimAnswer = z.infer<typeof claimAnswer>;

export const leaderboardQuery = z.strictObject({ period: z.enum(["day", "week"]).default("day") });
export type LeaderboardPeriod = z.infer<typeof leaderboardQuery>["period"];

/** `GET /api/leaderboard`: a UTC day or an ISO week, real players only; in a demo, simulated ones only. */
export const leaderboard = z.object({
  period: z.enum(["day", "week"]),
  startsAt: when,
  endsAt: when,
  wagered: z.array(
    z.object({
      place: z.int(),
      player: z.string().nullable(),
      avatar: z.string(),
      simulated: z.boolean(),
      amount: z.int(),
    }),
  ),
  /** One's own place among those who wagered; null for visitors, before the first bet, and behind a thousand others. */
  own: z.object({ place: z.int(), amount: z.int() }).nullable(),
  /** The largest profits of at least nine stakes, one a player. */
  wins: z.array(
    z.object({
      place: z.int(),
      player: z.string().nullable(),
      avatar: z.string(),
      simulated: z.boolean(),
      bet: z.uuid(),
      game: z.string(),
      stake: z.int(),
      payout: z.int(),
    }),
  ),
});
export type Leaderboard = z.infer<typeof leaderboard>;
