import { z } from "zod";
import { ended } from "./play.ts";

const when = z.iso.datetime();
/** UTC day, from the first that an id can name. */
const day = z.iso.date().refine((text) => text >= "1970-01-01", "before all bets");
/** Name of a game or a currency. */
const name = z.string().regex(/^[\w-]{1,40}$/);
/** An integer: a count, or a multiplier in hundredths. */
const markValue = z.coerce.number().int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
/** Sums of amounts may pass 2^53 − 1 over the years; they are then rounded, and no longer an `int`. */
const sum = z.number();

/** won: more than the stake came back; lost: less; even: the stake itself; refunded: a bet that was given back. */
export const betResult = z.enum(["won", "lost", "even", "refunded", "open"]);
export type BetResult = z.infer<typeof betResult>;

/** Smallest multipliers by which the history can be filtered. */
export const leastMultipliers = ["2", "10", "100", "1000"] as const;

const periodOrdered = {
  test: ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
    from === undefined || to === undefined || from <= to,
  problem: { path: ["to"], message: "ends before it begins" },
};

const markOfGame = {
  test: ({ game, mark }: { game?: string | undefined; mark?: string | undefined }) =>
    mark === undefined || game !== undefined,
  problem: { path: ["mark"], message: "is of no game" },
};
const valuesOfMark = {
  test: (asked: { mark?: string | undefined; least?: number | undefined; most?: number | undefined }) =>
    asked.mark !== undefined || (asked.least === undefined && asked.most === undefined),
  problem: { path: ["mark"], message: "is missing" },
};

const filters = z.strictObject({
  game: name.optional(),
  currency: name.optional(),
  result: betResult.optional(),
  /** Bets that returned at least this many times their stake. */
  multiplier: z.enum(leastMultipliers).optional(),
  /** UTC days on which bets were made, both included. */
  from: day.optional(),
  to: day.optional(),
  /**
   * One of the numbers by which the rules of `game` tell its bets apart (a target, a risk), and its smallest and
   * largest value, both included.
   */
  mark: name.optional(),
  least: markValue.optional(),
  most: markValue.optional(),
});

/** `GET /api/history/totals` and `GET /api/history.csv` */
export const historyFilters = filters
  .refine(periodOrdered.test, periodOrdered.problem)
  .refine(markOfGame.test, markOfGame.problem)
  .refine(valuesOfMark.test, valuesOfMark.problem);
export type HistoryFilters = z.infer<typeof historyFilters>;

/** `GET /api/history` */
export const historyQuery = filters
  .extend({
    /** Cursor that an earlier answer gave. */
    cursor: z.uuid({ version: "v7" }).toLowerCase().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  })
  .refine(periodOrdered.test, periodOrdered.problem)
  .refine(markOfGame.test, markOfGame.problem)
  .refine(valuesOfMark.test, valuesOfMark.problem);

export const historyBet = z.object({
  id: z.uuid(),
  game: z.string(),
  /** The bet as the rules of its game write it. */
  bet: z.unknown(),
  currencyId: z.string(),
  stake: z.int(),
  /** Includes the stake; null while open. */
  payout: z.int().nullable(),
  ended: ended.nullable(),
  /** Hundredths at which a ticket was cashed out. */
  leftAt: z.int().nullable(),
  createdAt: when,
  settledAt: when.nullable(),
});
export type HistoryBet = z.infer<typeof historyBet>;

/**
 * Newest first. A page may be short, even empty, and still name the next one: the house has then looked at enough for
 * one answer.
 */
export const history = z.object({ bets: z.array(historyBet), next: z.string().nullable() });
export type History = z.infer<typeof history>;

const countAndStake = z.object({ bets: sum, stake: sum });

/** Totals of everything that a filter matches. */
export const historyTotals = z.object({
  /** Settled bets that were not given back, their stakes and their payouts. */
  bets: sum,
  wagered: sum,
  paid: sum,
  refunded: countAndStake,
  open: countAndStake,
});
export type HistoryTotals = z.infer<typeof historyTotals>;

export const step = z.enum(["day", "week", "month"]);
export type Step = z.infer<typeof step>;

/** `GET /api/statistics` */
export const statisticsQuery = z
  .strictObject({
    currency: name.optional(),
    from: day.optional(),
    to: day.optional(),
    step: step.default("day"),
  })
  .refine(periodOrdered.test, periodOrdered.problem);

const counted = z.object({ bets: sum, wagered: sum, paid: sum });

const judged = z.object({
  /** Bets whose exact return is known whatever the player does: stakes, payouts and expected payouts. */
  wagered: sum,
  paid: sum,
  expected: sum,
});

const topBet = z.object({ bet: z.uuid(), game: z.string(), value: sum, stake: sum, payout: sum });

/** Settled bets without those that were given back. */
export const statistics = z.object({
  currency: z.string(),
  /** Currencies and days in which this player played at all. */
  currencies: z.array(z.string()),
  first: day.nullable(),
  last: day.nullable(),
  totals: counted.extend({ won: sum, refunded: sum, judged }),
  /** Largest profit, and largest multiplier in hundredths. */
  topProfit: topBet.nullable(),
  topMultiplier: topBet.nullable(),
  games: z.array(counted.extend({ game: z.string(), judged })),
  /** Days, ISO weeks or months, each named by its first day; only those with bets, oldest first. */
  steps: z.array(counted.extend({ day })),
});
export type Statistics = z.infer<typeof statistics>;
