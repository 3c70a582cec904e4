import type { AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Pool, PoolClient } from "pg";

type Db = Pool | PoolClient;

export type FactPhase = "open" | "closed" | "known" | "void";

/** Something that bets wait for. */
export interface Fact {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly phase: FactPhase;
  readonly version: number;
  readonly state: AnyFactState;
  /** Null until it is known, and for ever if it is void. */
  readonly result: AnyKnown | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly knownAt: Date | null;
}

const columns = `f.id, f.game, f.game_version as "gameVersion", f.phase, f.version, f.state, f.result,
  f.opened_at as "openedAt", f.closed_at as "closedAt", f.known_at as "knownAt"`;

/** The rows of facts. */
export class FactStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Opens a fact for bets. A repeated call with the same id changes nothing. */
  async open(
    db: Db,
    fact: Pick<Fact, "id" | "game" | "gameVersion"> & { readonly state: unknown },
    now: Date,
  ): Promise<void> {
    await db.query({
      name: "fact-open",
      text: `insert into play_fact (id, game, game_version, state, opened_at) values ($1, $2, $3, $4, $5)
        on conflict (id) do nothing`,
      values: [fact.id, fact.game, fact.gameVersion, JSON.stringify(fact.state), now],
    });
  }

  /** Reads facts by id; unknown ones are missing. */
  async read(ids: readonly string[]): Promise<readonly Fact[]> {
    const { rows } = await this.#pool.query<Fact>({
      name: "fact-read",
      text: `select ${columns} from play_fact f where f.id = any($1::uuid[])`,
      values: [ids],
    });
    return rows;
  }

  /** Lists the facts of a game that are not settled yet, oldest first. */
  async unsettled(game: string): Promise<readonly Fact[]> {
    const { rows } = await this.#pool.query<Fact>({
      name: "fact-unsettled",
      text: `select ${columns} from play_fact f where f.game = $1 and f.settled_at is null order by f.opened_at, f.id`,
      values: [game],
    });
    return rows;
  }

  /** Lists the facts of a game that were settled last, newest first. */
  async recent(game: string, count: number): Promise<readonly Fact[]> {
    const { rows } = await this.#pool.query<Fact>({
      name: "fact-recent",
      text: `select ${columns} from play_fact f where f.game = $1 and f.settled_at is not null
        order by f.settled_at desc, f.id limit $2`,
      values: [game, count],
    });
    return rows;
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
   * Writes the result of a fact, which stays for ever. A repeated call changes nothing. The bets on it are settled by
   * `ExternalSettlement`.
   */
  async learn(db: Db, id: string, result: unknown, now: Date): Promise<void> {
    await db.query({
      name: "fact-learn",
      text: `update play_fact set phase = 'known', result = $2, closed_at = coalesce(closed_at, $3), known_at = $3
        where id = $1 and known_at is null`,
      values: [id, JSON.stringify(result), now],
    });
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
