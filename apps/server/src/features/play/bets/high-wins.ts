import type { Clock } from "@fairhouse/platform/clock.ts";
import { isShown } from "@fairhouse/play/round/end/unshown.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { HighPeriod } from "@fairhouse/protocol/play-requests.ts";
import type { Pool } from "pg";
import { joinRound, type RecordRow, recordColumns, recordOf } from "../bet-records.ts";

/** Lifetime of the list: everybody sees the same one, and it changes slowly. */
const KEPT_MS = 3_000;
const MOST = 100;

/**
 * The bets are chosen before anything is joined, so that a hundred are joined rather than a whole day's. The planner
 * knows the number of high wins from statistics on exactly this difference (migration 14): it estimates a comparison of
 * two columns at a third of all rows, and reads the whole table for it while that is small. Wins that are not shown yet
 * are excluded here: a list that was one short would reveal one.
 */
const largest = (ofGame: string) => `select ${recordColumns}
  from (
    select * from play_bet b
    where currency = $3 and payout - stake * 10 >= 0 and settled_at >= $4 and ${ofGame} and ${isShown("$2")}
    order by payout - stake desc, id desc limit ${MOST}) b
  cross join lateral (select * from play_player where id = b.player offset 0) p ${joinRound}
  order by b.payout - b.stake desc, b.id desc`;

/** Wins of a day, found by the time of settlement. */
export const highWinsSql = largest("($1::text is null or game = $1)");
/**
 * Wins of a game in a month or a year, found by their size (migration 29): there are too many of them to be sorted for
 * every request.
 */
export const highestSql = largest("game = $1");

/** The largest wins of a currency: at least ten times the stake, largest profit first. */
export class HighWins {
  readonly #pool: Pool;
  readonly #currency: string;
  readonly #clock: Clock;
  readonly #lists = new Map<string, { readonly readAt: number; readonly bets: Promise<readonly BetRecord[]> }>();

  constructor(pool: Pool, currency: string, clock: Clock) {
    this.#pool = pool;
    this.#currency = currency;
    this.#clock = clock;
  }

  /**
   * Lists the wins. `game` is one of the catalogue, or null for all; without a `period`, those of the last 24 hours.
   */
  async list(game: string | null, period: HighPeriod | null, limit: number): Promise<readonly BetRecord[]> {
    const now = this.#clock.monotonic();
    const key = `${game} ${period}`;
    let list = this.#lists.get(key);
    if (!list || now - list.readAt > KEPT_MS) {
      list = { readAt: now, bets: this.#read(game, period, this.#clock.now()) };
      // A failed read is reported to those who wait for it and then forgotten.
      list.bets.catch(() => this.#lists.delete(key));
      this.#lists.set(key, list);
    }
    return (await list.bets).slice(0, limit);
  }

  async #read(game: string | null, period: HighPeriod | null, now: number): Promise<readonly BetRecord[]> {
    const { rows } = await this.#pool.query<RecordRow>({
      ...(period === null ? { name: "bets-high", text: highWinsSql } : { name: "bets-highest", text: highestSql }),
      values: [game, new Date(now), this.#currency, new Date(startOf(period, now))],
    });
    return rows.map((row) => recordOf(row, now));
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the start of a period, in milliseconds since 1970: day, month and year begin at midnight UTC, regardless of
 * the server's time zone.
 */
export function startOf(period: HighPeriod | null, now: number): number {
  if (period === null) return now - DAY_MS;
  const date = new Date(now);
  const month = period === "year" ? 0 : date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), month, period === "day" ? date.getUTCDate() : 1);
}
