import type { Clock } from "@fairhouse/play/ports.ts";
import { isShown } from "@fairhouse/play/round/unshown.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import { joinRound, type RecordRow, recordColumns, recordOf } from "./bet-records.ts";

/** Everybody looks at the same list, and it changes slowly: it is read once in so long. */
const KEPT_MS = 3_000;
const MOST = 100;

/**
 * The bets are chosen before anything is joined, so that a hundred are joined and not all of a day. How many bets are high wins the planner
 * knows from statistics of just this difference (migration 14): a comparison of two columns it takes for a third of all rows, and
 * reads the whole table for it while that is young. Nor is a win chosen that is not shown yet: a list that was one short would tell of it.
 */
export const highWinsSql = `select ${recordColumns}
  from (
    select * from play_bet b
    where currency = $3 and payout - stake * 10 >= 0 and settled_at > now() - interval '24 hours' and ($1::text is null or game = $1)
      and ${isShown("$2")}
    order by payout - stake desc, id desc limit ${MOST}) b
  cross join lateral (select * from play_player where id = b.player offset 0) p ${joinRound}
  order by b.payout - b.stake desc, b.id desc`;

/** The largest wins of a currency in the last 24 hours: at least ten times the stake, largest profit first. */
export class HighWins {
  readonly #pool: Pool;
  readonly #currency: string;
  readonly #clock: Clock;
  readonly #lists = new Map<string | null, { readonly readAt: number; readonly bets: Promise<readonly BetRecord[]> }>();

  constructor(pool: Pool, currency: string, clock: Clock) {
    this.#pool = pool;
    this.#currency = currency;
    this.#clock = clock;
  }

  /** `game` is one of the catalogue, or null for all. */
  async list(game: string | null, limit: number): Promise<readonly BetRecord[]> {
    const now = this.#clock.monotonic();
    let list = this.#lists.get(game);
    if (!list || now - list.readAt > KEPT_MS) {
      list = { readAt: now, bets: this.#read(game, this.#clock.now()) };
      // A failed reading is told to who waits for it and forgotten.
      list.bets.catch(() => this.#lists.delete(game));
      this.#lists.set(game, list);
    }
    return (await list.bets).slice(0, limit);
  }

  async #read(game: string | null, now: number): Promise<readonly BetRecord[]> {
    const { rows } = await this.#pool.query<RecordRow>({
      name: "bets-high",
      text: highWinsSql,
      values: [game, new Date(now), this.#currency],
    });
    return rows.map((row) => recordOf(row, now));
  }
}
