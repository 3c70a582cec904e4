import type { TimedTable } from "@fairhouse/kernel/links.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Pool } from "pg";
import type { Games } from "../../ports.ts";
import { LostLease } from "../../round/lease.ts";
import type { ChainStore } from "../../seed/chain-store.ts";
import { takeLink } from "../../seed/take-link.ts";

export interface TimedLinksParts {
  readonly pool: Pool;
  readonly games: Games & { readonly ids: readonly string[] };
  readonly chains: Pick<ChainStore, "current" | "prepareNext" | "isClosed">;
  readonly ticks: Ticks;
  /** Tells the time of the database, which all servers share. */
  readonly now: () => Promise<Date>;
  readonly log: Log;
}

interface PlayedChain {
  readonly id: string;
  readonly played: number;
  readonly length: number;
}

/** The next link of a chain, with its time. */
interface Pending {
  readonly link: number;
  readonly dueMs: number;
}

/** The next link is due within a period; a clock that is set back by less than another one only makes it wait. */
const MOST_PERIODS_AHEAD = 2;

/** Finds the links of a table whose show has not begun though they were taken. */
export const takenSql = `select t.chain, t.link, t.due_at from play_timed_link t join play_chain c on c.id = t.chain
  where c."table" = $1 and t.begun_at is null and t.link <= c.played order by c.ordinal, t.link`;

/**
 * Takes the links of tables without rounds at their times. Nobody drives such a table: whichever server looks first
 * takes a link, every step is one conditional statement, and the next server goes on wherever one was lost.
 *
 * Times follow the database's clock, also if it is set back by more than a period: the links then have the next times again.
 *
 * After an outage, links whose whole show was missed and on which somebody has bet are taken at once, with those before
 * them; the others wait for the next times.
 */
export class TimedLinks {
  readonly #parts: TimedLinksParts;
  /** Chains whose successor is committed, or being made. */
  readonly #followed = new Set<string>();
  /** Tables that stand because the salt of their next chain is awaited: each is reported once. */
  readonly #standing = new Set<string>();

  constructor(parts: TimedLinksParts) {
    this.#parts = parts;
  }

  /** Does whatever is due. Any server may call it, at any time. One table that fails keeps no other waiting. */
  async look(): Promise<void> {
    const { games, log } = this.#parts;
    for (const game of games.ids) {
      const rules = games.latest(game);
      const timed = rules?.kind === "external" ? (rules.ofLinks?.timed ?? []) : [];
      for (const table of timed) {
        try {
          await this.#serve(game, table);
        } catch (error) {
          // Another server was faster; what it has done is found at the next look.
          if (!(error instanceof LostLease))
            log.error({ err: error, table: table.id }, "a table without rounds stands");
        }
      }
    }
  }

  async #serve(game: string, table: TimedTable): Promise<void> {
    await this.#beginTaken(table);
    await this.#endBetsInPlay(table);
    const chain = await this.#chain(game, table.id);
    if (chain === null) return;
    const now = (await this.#parts.now()).getTime();
    const pending = await this.#schedule(chain, table, now);
    if (pending === null) return;
    // The next time is never so far away unless the clock went ahead, and links were put off, and back again.
    if (pending.dueMs > now + MOST_PERIODS_AHEAD * table.periodMs) {
      await this.#giveTimes(chain, table, pending.link, now);
      return;
    }
    if (pending.dueMs > now) return;
    if (pending.dueMs + table.showMs <= now && !(await this.#isBetOnMissed(chain, now - table.showMs))) {
      await this.#giveTimes(chain, table, pending.link, now);
    } else if (await this.#take(chain.id, pending.link, table)) {
      await this.#serve(game, table);
    }
  }

  /** Returns the chain whose links are taken; null while the first one, or its salt, is awaited. */
  async #chain(game: string, table: string): Promise<PlayedChain | null> {
    const played = await this.#played(table);
    if (played !== null && this.#followed.has(played.id)) return played;
    const { chains, pool, log } = this.#parts;
    await pool.query("insert into play_table (id, game) values ($1, $2) on conflict do nothing", [table, game]);
    // Nobody raises the fence of such a table; the writes of a chain test it all the same.
    const { rows } = await pool.query<{ fence: number }>("select fence from play_table where id = $1", [table]);
    const fence = rows[0]?.fence ?? 0;
    const chain = await chains.current(table, fence);
    if (chain === null) {
      this.#reportStanding(table);
      return null;
    }
    this.#standing.delete(table);
    this.#followed.add(chain.id);
    chains.prepareNext(table, fence).catch((error: unknown) => {
      this.#followed.delete(chain.id);
      if (chains.isClosed || error instanceof LostLease) return;
      log.error({ err: error, table }, "the next chain could not be made");
    });
    return this.#played(table);
  }

  /** Reports a table that stands: the block that gives its salt may be weeks away. */
  #reportStanding(table: string): void {
    if (this.#standing.has(table)) return;
    this.#standing.add(table);
    this.#parts.log.error(
      { table },
      "the table waits for the value of the announced source of its next salt: npm run admin -- chain value",
    );
  }

  async #played(table: string): Promise<PlayedChain | null> {
    const { rows } = await this.#parts.pool.query<PlayedChain>({
      name: "timed-chain",
      text: `select id, played, length from play_chain
        where "table" = $1 and salt is not null and retired_at is null and played < length order by ordinal desc limit 1`,
      values: [table],
    });
    return rows[0] ?? null;
  }

  /** Gives the next links their times, and returns the first of them. */
  async #schedule(chain: PlayedChain, table: TimedTable, now: number): Promise<Pending | null> {
    const first = chain.played + 1;
    const last = Math.min(chain.length, chain.played + table.ahead);
    const { rows } = await this.#parts.pool.query<{ link: number; due_at: Date }>({
      name: "timed-pending",
      text: "select link, due_at from play_timed_link where chain = $1 and link between $2 and $3 order by link",
      values: [chain.id, chain.played, last],
    });
    const known = new Map(rows.map(({ link, due_at: due }) => [link, due.getTime()]));
    const added: Pending[] = [];
    let before = known.get(chain.played) ?? 0;
    for (let link = first; link <= last; link += 1) {
      const dueMs = known.get(link) ?? Math.max(before + table.periodMs, nextTime(table, now));
      if (!known.has(link)) added.push({ link, dueMs });
      before = dueMs;
    }
    if (added.length > 0) await this.#insert(chain.id, added);
    const dueMs = known.get(first) ?? added[0]?.dueMs;
    return dueMs === undefined ? null : { link: first, dueMs };
  }

  async #insert(chain: string, added: readonly Pending[]): Promise<void> {
    await this.#parts.pool.query({
      name: "timed-schedule",
      text: `insert into play_timed_link (chain, link, due_at)
        select $1, link, due_at from unnest($2::integer[], $3::timestamptz[]) as its (link, due_at) on conflict do nothing`,
      values: [chain, added.map(({ link }) => link), added.map(({ dueMs }) => new Date(dueMs))],
    });
  }

  /** True if somebody has bet on a link that should have been taken by a time. */
  async #isBetOnMissed({ id, played }: PlayedChain, until: number): Promise<boolean> {
    const { rowCount } = await this.#parts.pool.query({
      name: "timed-missed",
      text: `select 1 from play_timed_link t join play_fact f on f.chain = t.chain and f.first_link = t.link and f.known_at is null
        where t.chain = $1 and t.link > $2 and t.due_at <= $3 and exists (select from play_wait w where w.fact = f.id) limit 1`,
      values: [id, played, new Date(until)],
    });
    return rowCount === 1;
  }

  /** Gives a link and those after it the next times. */
  async #giveTimes({ id }: PlayedChain, table: TimedTable, link: number, now: number): Promise<void> {
    await this.#parts.pool.query({
      name: "timed-put-off",
      text: `update play_timed_link set due_at = $3::timestamptz + (link - $2::integer) * $4::integer * interval '1 ms'
        where chain = $1 and link >= $2 and begun_at is null`,
      values: [id, link, new Date(nextTime(table, now)), table.periodMs],
    });
  }

  /** Takes a link, and begins to show what it decides. Returns false if another server was faster. */
  async #take(chain: string, link: number, { inPlay }: TimedTable): Promise<boolean> {
    const bets = inPlay === undefined ? "end" : "in play";
    return (await inTransaction(this.#parts.pool, (client) => takeLink(client, chain, link, bets))) !== undefined;
  }

  /** Ends the bets on what is shown, at the step that its table names. */
  async #endBetsInPlay({ id, inPlay }: TimedTable): Promise<void> {
    if (inPlay === undefined) return;
    const now = await this.#parts.now();
    await this.#parts.pool.query({
      name: "timed-last-bets",
      text: `with due as (
          select f.id from play_chain c join play_timed_link t on t.chain = c.id and t.link = c.played
            join play_fact f on f.chain = c.id and f.first_link <= t.link and f.known_at is null and f.phase = 'open'
          where c."table" = $1 and t.begun_at + (t.over_at - t.begun_at) * $2::float8 <= $3
          order by f.id for update of f)
        update play_fact f set phase = 'closed', closed_at = $3 from due where f.id = due.id`,
      values: [id, inPlay.until / inPlay.steps, now],
    });
  }

  /** Begins the shows of links that were taken, by this server or by one that was lost. */
  async #beginTaken(table: TimedTable): Promise<void> {
    const { pool, ticks, now } = this.#parts;
    const { rows } = await pool.query<{ chain: string; link: number; due_at: Date }>({
      name: "timed-taken",
      text: takenSql,
      values: [table.id],
    });
    if (rows.length === 0) return;
    // A database that goes back behind this moment must be noticed: what follows tells the link.
    await ticks.raise();
    const begun = (await now()).getTime();
    for (const { chain, link, due_at: due } of rows) {
      const over = due.getTime() + table.showMs <= begun ? begun : begun + table.showMs;
      await pool.query({
        name: "timed-begin",
        text: `update play_timed_link set begun_at = $3, over_at = $4 where chain = $1 and link = $2 and begun_at is null`,
        values: [chain, link, new Date(begun), new Date(over)],
      });
    }
  }
}

/** Returns the first time of a table after now, in milliseconds since 1970. */
function nextTime({ periodMs, offsetMs }: TimedTable, now: number): number {
  return (Math.floor((now - offsetMs) / periodMs) + 1) * periodMs + offsetMs;
}
