import type { AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Pool, PoolClient } from "pg";

type Db = Pool | PoolClient;

export type FactPhase = "open" | "closed" | "known" | "void";

/** Links of a chain, from the first to the last. */
export interface LinkRange {
  readonly chain: string;
  readonly first: number;
  readonly last: number;
}

/** The show of what a link decides, which the clock has taken. */
export interface Show {
  readonly table: string;
  /** Null until it begins. */
  readonly begunAt: Date | null;
  readonly overAt: Date | null;
}

/** Something that bets wait for. */
export interface Fact {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly phase: FactPhase;
  readonly version: number;
  /** The epoch of its budget, which changes with the version. */
  readonly epoch: number;
  readonly state: AnyFactState;
  /** Null until it is known, and for ever if it is void. */
  readonly result: AnyKnown | null;
  /** The links that decide it; null if it comes from elsewhere. */
  readonly links: LinkRange | null;
  /** Null before the clock takes its link, and for a fact of another kind. */
  readonly show: Show | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly knownAt: Date | null;
}

const columns = `f.id, f.game, f.game_version as "gameVersion", f.phase, f.version, coalesce(b.epoch, 0) as epoch, f.state, f.result,
  case when f.chain is not null then jsonb_build_object('chain', f.chain, 'first', f.first_link, 'last', f.last_link) end as links,
  case when t.link <= c.played then c."table" end as "table", t.begun_at as "begunAt", t.over_at as "overAt",
  f.opened_at as "openedAt", f.closed_at as "closedAt", f.known_at as "knownAt"`;

/** A correction that comes later after a result takes nothing away from a bet. */
const CORRECTED_WITHIN = "24 hours";

/** The rows of facts. */
export class FactStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Opens a fact for bets. A repeated call with the same id changes nothing.
   * @returns false if it was opened before, or if the first of its links is taken or its chain has ended.
   */
  async open(
    db: Db,
    fact: Pick<Fact, "id" | "game" | "gameVersion"> & { readonly state: unknown; readonly links?: LinkRange },
    now: Date,
  ): Promise<boolean> {
    const { chain = null, first = null, last = null } = fact.links ?? {};
    // A fact of links that are being taken would open behind its own end: the chain is locked, as for taking one.
    const { rowCount } = await db.query({
      name: "fact-open",
      text: `with held as materialized (select played, retired_at from play_chain where id = $6 for update)
        insert into play_fact (id, game, game_version, state, opened_at, chain, first_link, last_link)
        select $1, $2, $3, $4, $5, $6, $7, $8
        where $6::uuid is null or exists (select 1 from held where played < $7 and retired_at is null)
        on conflict (id) do nothing`,
      values: [fact.id, fact.game, fact.gameVersion, JSON.stringify(fact.state), now, chain, first, last],
    });
    return rowCount === 1;
  }

  /** Reads facts by id; unknown ones are missing. */
  async read(ids: readonly string[]): Promise<readonly Fact[]> {
    const { rows } = await this.#pool.query<
      Omit<Fact, "show"> & Omit<Show, "table"> & { readonly table: string | null }
    >({
      name: "fact-read",
      text: `select ${columns} from play_fact f left join play_budget b on b.fact = f.id
        left join play_chain c on c.id = f.chain left join play_timed_link t on t.chain = f.chain and t.link = f.last_link
        where f.id = any($1::uuid[])`,
      values: [ids],
    });
    return rows.map(({ table, begunAt, overAt, ...fact }) => ({
      ...fact,
      show: table === null ? null : { table, begunAt, overAt },
    }));
  }

  /**
   * Changes the public state of a fact that takes bets, whose rules must still read it; waits for the bets that hold the
   * fact at this moment. Bets that were computed from the earlier state are not admitted any more.
   * @returns the version of the new state; null if the fact takes no bets.
   */
  async change(db: Db, id: string, state: unknown): Promise<number | null> {
    const { rows } = await db.query<{ version: string }>({
      name: "fact-change",
      text: `update play_fact set state = $2, version = version + 1 where id = $1 and phase = 'open' returning version`,
      values: [id, JSON.stringify(state)],
    });
    return rows[0] === undefined ? null : Number(rows[0].version);
  }

  /** Ends the time in which bets are taken; waits for those that hold the fact at this moment. */
  async close(db: Db, ids: readonly string[], now: Date): Promise<void> {
    await db.query({
      name: "fact-close",
      text: `update play_fact set phase = 'closed', closed_at = $2 where id = any($1::uuid[]) and phase = 'open'`,
      values: [ids, now],
    });
  }

  /**
   * Writes the result of a fact, which only a correction changes. A repeated call changes nothing. The bets on it are settled by
   * `ExternalSettlement`.
   * @param revealed the last link, for a fact of links; it becomes public.
   */
  async learn(db: Db, id: string, result: unknown, now: Date, revealed: string | null = null): Promise<void> {
    await db.query({
      name: "fact-learn",
      text: `update play_fact set phase = 'known', result = $2, closed_at = coalesce(closed_at, $3), known_at = $3, revealed = $4
        where id = $1 and known_at is null`,
      values: [id, JSON.stringify(result), now, revealed],
    });
  }

  /**
   * Corrects the result of a fact from elsewhere that is known or void, whose bets `Resettlement` then settles again.
   * @param result null if the fact is void instead, for this reason.
   * @returns the number of the correction; null if the fact is not over, or a link decides it.
   */
  async correct(
    db: PoolClient,
    id: string,
    result: unknown,
    voidReason: string | null,
    now: Date,
  ): Promise<number | null> {
    const written = voidReason === null ? JSON.stringify(result) : null;
    // A statement of its own, so that the next one sees the corrections for which the lock waited.
    await db.query({ name: "fact-lock", text: "select from play_fact where id = $1 for update", values: [id] });
    const { rows } = await db.query<{ number: number }>({
      name: "fact-correct",
      text: `insert into play_correction (fact, number, was, result, void_reason, corrected_at, late)
        select id, 1 + (select coalesce(max(number), 0) from play_correction where fact = $1), result, $2::jsonb, $3, $4::timestamptz,
          $4::timestamptz > known_at + $5::interval
        from play_fact where id = $1 and known_at is not null and chain is null returning number`,
      values: [id, written, voidReason, now, CORRECTED_WITHIN],
    });
    const [row] = rows;
    if (row === undefined) return null;
    await db.query(
      `update play_fact set phase = case when $3::text is null then 'known' else 'void' end, version = version + 1, result = $2, void_reason = $3
       where id = $1`,
      [id, written, voidReason],
    );
    return row.number;
  }

  /** Returns true if a correction of a result would come too late by now to take anything away from a bet. */
  async wouldBeLate(db: Db, id: string): Promise<boolean> {
    const { rows } = await db.query<{ late: boolean | null }>({
      name: "fact-would-be-late",
      text: "select clock_timestamp() > known_at + $2::interval as late from play_fact where id = $1",
      values: [id, CORRECTED_WITHIN],
    });
    return rows[0]?.late === true;
  }

  /** Says for ever that a fact has no result. A repeated call changes nothing. */
  async cancel(db: Db, id: string, reason: string, now: Date): Promise<void> {
    await db.query({
      name: "fact-cancel",
      text: `update play_fact set phase = 'void', void_reason = $2, closed_at = coalesce(closed_at, $3), known_at = $3
        where id = $1 and known_at is null`,
      values: [id, reason, now],
    });
  }
}

/** Says that the facts of a link are in play: what was computed of them before is not admitted any more. */
export async function raiseFactsOfLink(client: PoolClient, chain: string, link: number): Promise<void> {
  await client.query(
    `with due as (
       select id from play_fact where chain = $1 and first_link = $2 and known_at is null and phase = 'open' order by id for update)
     update play_fact f set version = version + 1 from due where f.id = due.id`,
    [chain, link],
  );
}

/**
 * Ends the bets on facts of a chain that links up to one decide, or all of its links if none is given. The facts are
 * locked in the order in which settlements lock them.
 */
export async function endBetsOnLinks(client: PoolClient, chain: string, upTo: number | null): Promise<void> {
  await client.query(
    `with due as (
       select id from play_fact where chain = $1 and ($2::integer is null or first_link <= $2) and known_at is null and phase = 'open'
       order by id for update)
     update play_fact f set phase = 'closed', closed_at = clock_timestamp() from due where f.id = due.id`,
    [chain, upTo],
  );
}
