import { z } from "zod";
import { balanceAfter } from "./play.ts";

const when = z.iso.datetime();

/** The two rewards that players claim themselves. */
export const rewardKind = z.enum(["daily", "free_coins"]);
export type RewardKind = z.infer<typeof rewardKind>;

/** The rewards of one player at the moment. */
export const ownRewards = z.object({
  /** Set while every reward is refused, whatever the rest says. `until` is null after a ban. */
  barred: z.object({ why: z.enum(["banned", "excluded"]), until: when.nullable() }).nullable(),
  daily: z.object({
    /** True if today's reward is taken. */
    claimed: z.boolean(),
    /** Today's day of the streak, 1 to 7. */
    step: z.int().min(1).max(7),
    /** When the next one can be taken; not later than now if today's is not taken. */
    nextAt: when,
  }),
  freeCoins: z.object({
    open: z.boolean(),
    /** coins: the player can still place the smallest bet; waiting: until `nextAt`. */
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
  /** True in a demo, where all players are simulated: no real one is listed beside them. */
  simulated: z.boolean(),
  wagered: z.int(),
  /** Prize of the place; 0 below the tenth. */
  prize: z.int(),
  own: z.boolean(),
});
export type RaceEntry = z.infer<typeof raceEntry>;

export const race = z.object({
  startsAt: when,
  endsAt: when,
  prizes: z.array(z.int()),
  /** Number of players so far. */
  players: z.int(),
  standings: z.array(raceEntry),
  /** The player's own place, wherever it is; null for visitors and before the first bet of the week. */
  own: raceEntry.nullable(),
  /** The previous race, once it is paid. */
  last: z.object({ startsAt: when, paidAt: when, winners: z.array(raceEntry) }).nullable(),
});
export type Race = z.infer<typeof race>;

/** `GET /api/promotions` */
export const promotions = z.object({
  /** Rewards of the seven days of a streak. */
  daily: z.array(z.int()),
  freeCoins: z.object({ amount: z.int(), below: z.int(), waitMs: z.int() }),
  /** Null for visitors. */
  own: ownRewards.nullable(),
  race,
});
export type Promotions = z.infer<typeof promotions>;

/** `POST /api/promotions/daily` and `/free-coins`, with an Idempotency-Key. A repeated key gets the first answer. */
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
  /** The player's own place among those who wagered; null for visitors, and before the first bet. */
  own: z.object({ place: z.int(), amount: z.int() }).nullable(),
  /** The largest profits of at least nine stakes, one per player. */
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
