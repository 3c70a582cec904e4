import type { AnyCarry, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { Table } from "@fairhouse/kernel/game.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { RoundPhase } from "@fairhouse/protocol/table.ts";
import type { Pool, PoolClient } from "pg";
import type { Games } from "../ports.ts";
import type { ChainStore } from "../seed/chain-store.ts";
import { takeLink } from "../seed/take-link.ts";
import { LostLease } from "./lease.ts";
import type { BookTicket, Round } from "./round.ts";
import { readBook } from "./tickets/book.ts";

type Db = Pool | PoolClient;

export interface RoundRow {
  id: string;
  number: number;
  game: string;
  game_version: number;
  chain: string;
  link: number;
  fence: number;
  phase: RoundPhase;
  carry: AnyCarry;
  carry_after: AnyCarry;
  opened_at: Date;
  closes_at: Date | null;
  started_at: Date | null;
  settled_at: Date | null;
  /** The end of its reveal; null if there is none. */
  shown_at: Date | null;
  outcome: unknown;
  interrupted: boolean;
  revealed: string | null;
  flown_ms: number | null;
}

export const roundColumns = `r.id, r.number, r.game, r.game_version, r.chain, r.link, r.fence, r.phase, r.carry, r.carry_after,
  r.opened_at, r.closes_at, r.started_at, r.settled_at, r.shown_at, r.outcome, r.interrupted, r.revealed, r.flown_ms`;

/** The start of a new round. */
export interface Opening {
  readonly game: AnyRoundGame;
  readonly carry: AnyCarry;
  /** Null to stay on the last round's link. */
  readonly chain: Round["chain"] | null;
  /** The end of betting; null while the table waits for players. */
  readonly closesAt: number | null;
}

/** The rows of rounds and their tickets, as a driver needs them. */
export class RoundStore {
  readonly #pool: Pool;
  readonly #chains: ChainStore;
  readonly #games: Games;
  readonly #random: Random;

  constructor(parts: { pool: Pool; chains: ChainStore; games: Games; random: Random }) {
    this.#pool = parts.pool;
    this.#chains = parts.chains;
    this.#games = parts.games;
    this.#random = parts.random;
  }

  /** Reads the last round of a table, open or finished. */
  async last(table: string): Promise<RoundRow | null> {
    const { rows } = await this.#pool.query<RoundRow>({
      name: "round-last",
      text: `select ${roundColumns} from play_round r where r."table" = $1 order by r.number desc limit 1`,
      values: [table],
    });
    return rows[0] ?? null;
  }

  /** @throws Error if the rules of its version are gone. */
  async revive(row: RoundRow, table: Table): Promise<Round> {
    const game = this.#games.version(row.game, row.game_version);
    if (game?.kind !== "round") throw new Error(`no rules for rounds of ${row.game} version ${row.game_version}`);
    const chain = await this.#chains.byId(row.chain);
    const { id, number, link, fence, carry, opened_at: openedAt, flown_ms: flownMs } = row;
    const closesAt = row.closes_at?.getTime() ?? null;
    return { id, table, number, game, chain, link, fence, carry, openedAt, closesAt, flownMs };
  }

  /**
   * Opens the next round; a fresh link is taken in the same transaction, and the last round's may then be shown. Null
   * if the chain is spent or retired.
   * @throws LostLease if another driver took over; the database's error otherwise.
   */
  async open(table: Table, fence: number, opening: Opening, last: RoundRow | null): Promise<Round | null> {
    const { game, carry } = opening;
    const chain = opening.chain ?? (last && (await this.#chains.byId(last.chain)));
    if (!chain) throw new Error(`the first round of ${table.id} needs a link`);
    const shown = opening.chain && last && last.revealed === null ? await this.#linkOf(last) : null;
    return inTransaction(this.#pool, async (client) => {
      const held = await client.query("select 1 from play_table where id = $1 and fence = $2 for update", [
        table.id,
        fence,
      ]);
      if (held.rowCount === 0) throw new LostLease();
      const link = opening.chain ? await takeLink(client, chain.id) : last?.link;
      if (link === undefined) return null;
      if (last && shown !== null) await reveal(client, last.chain, last.link, shown);
      const id = this.#random.uuid();
      const number = (last?.number ?? 0) + 1;
      const { rows } = await client.query<{ opened_at: Date }>(
        `insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, carry, opened_at, closes_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'betting', $9, now(), $10) returning opened_at`,
        [
          id,
          table.id,
          number,
          game.id,
          game.version,
          chain.id,
          link,
          fence,
          toJson(carry),
          opening.closesAt === null ? null : new Date(opening.closesAt),
        ],
      );
      const openedAt = rows[0]?.opened_at ?? new Date(0);
      const { closesAt } = opening;
      return { id, table, number, game, chain, link, fence, carry, openedAt, closesAt, flownMs: null };
    });
  }

  /**
   * Moves the round on. Waits for the tickets and cash-outs that hold it at this moment.
   * @throws LostLease if the round is not in that phase under this fence.
   */
  async advance(round: Round, from: RoundPhase, to: RoundPhase, startedAt: Date | null): Promise<void> {
    const { rows } = await this.#pool.query<{ phase: RoundPhase; fence: number }>({
      name: "round-advance",
      text: `with moved as (
          update play_round set phase = $4, started_at = $5 where id = $1 and fence = $2 and phase = $3 returning phase, fence
        )
        select phase, fence from moved union all
        select phase, fence from play_round where id = $1 and not exists (select 1 from moved)`,
      values: [round.id, round.fence, from, to, startedAt],
    });
    const now = rows[0];
    // An earlier try may have been committed although its answer was lost.
    if (now?.fence !== round.fence || now.phase !== to) throw new LostLease();
  }

  /** @throws LostLease */
  async setClosesAt(round: Round, closesAt: number): Promise<void> {
    const { rowCount } = await this.#pool.query({
      name: "round-closes-at",
      text: "update play_round set closes_at = $3 where id = $1 and fence = $2 and phase = 'betting'",
      values: [round.id, round.fence, new Date(closesAt)],
    });
    if (rowCount === 0) throw new LostLease();
  }

  book(round: Pick<Round, "id" | "openedAt">): Promise<readonly BookTicket[]> {
    return readBook(this.#pool, round);
  }

  async #linkOf(row: RoundRow): Promise<string> {
    return (await this.#chains.byId(row.chain)).link(row.link);
  }
}

/** Shows a link on every round that played it. Part of the transaction after which nothing depends on it. */
export async function reveal(db: Db, chain: string, link: number, text: string): Promise<void> {
  await db.query({
    name: "round-reveal",
    text: "update play_round set revealed = $3 where chain = $1 and link = $2 and phase in ('settled', 'voided')",
    values: [chain, link, text],
  });
}

/** Returns a JSON column's value: null is SQL's null. */
export function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
