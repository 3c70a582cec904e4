import { hash } from "node:crypto";
import { type Chain, linkAt } from "@fairhouse/fairness/chain.ts";
import { type SaltSource, saltFrom } from "@fairhouse/fairness/salt-source.ts";
import { newSalt, newServerSeed } from "@fairhouse/fairness/seeds.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { Pool } from "pg";
import type { ChainMill, ChainRandom } from "../ports.ts";
import { LostLease } from "../round/lease.ts";
import { type SealedChain, unsealed } from "./sealed-chain.ts";

export interface ChainOptions {
  /** Number of links of a new chain. */
  readonly length: number;
  /** Distance between stored links; the others are computed. */
  readonly stride: number;
  readonly mill: ChainMill;
}

/** A chain in play. Its links are secret: nothing here prints them. */
export class LiveChain {
  readonly id: string;
  readonly salt: string;
  readonly terminalHash: string;
  readonly length: number;
  readonly #chain: Chain;

  constructor(id: string, salt: string, chain: Chain) {
    this.id = id;
    this.salt = salt;
    this.terminalHash = chain.terminalHash;
    this.length = chain.length;
    this.#chain = chain;
  }

  /** Returns link `index`, 0 … length. */
  link(index: number): string {
    // Node's own hash takes a seventh of the time: these are five hundred of them, before which no bet is answered.
    return linkAt(this.#chain, index, (text) => hash("sha256", text));
  }
}

interface ChainRow extends SealedChain {
  ordinal: number;
  salt: string | null;
  played: number;
  source: SaltSource | null;
  value: string | null;
  announced_only: boolean;
  retired: boolean;
}

/**
 * The chains of all tables. A table plays one, and the next one is committed already. Each is stored before its salt is
 * drawn, and computed beside the server's work, one after the other.
 */
export class ChainStore {
  readonly #pool: Pool;
  readonly #vault: Vault;
  readonly #random: ChainRandom;
  readonly #clock: Clock;
  readonly #options: ChainOptions;
  readonly #live = new Map<string, LiveChain>();
  readonly #preparing = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #lastMilled: Promise<unknown> = Promise.resolve();

  constructor(parts: { pool: Pool; vault: Vault; random: ChainRandom; clock: Clock; chain: ChainOptions }) {
    this.#pool = parts.pool;
    this.#vault = parts.vault;
    this.#random = parts.random;
    this.#clock = parts.clock;
    this.#options = parts.chain;
  }

  /**
   * Returns the chain from which a fresh round takes its link; a spent one is followed by the next. Null if the source
   * of its salt was announced and has given no value yet: a house that drew one of its own then could choose between
   * two.
   * @throws LostLease if another driver took over.
   */
  async current(table: string, fence: number): Promise<LiveChain | null> {
    const playing = await this.#read(`"table" = $1 and salt is not null order by ordinal desc limit 1`, table);
    if (playing && playing.played < playing.length && !playing.retired) return this.#revive(playing);
    const waiting = await this.#waiting(table);
    if (!waiting) await this.prepareNext(table, fence);
    const next = waiting ?? (await this.#waiting(table));
    if (!next) throw new LostLease();
    const isAnnounced = next.source !== null || next.announced_only;
    return isAnnounced && next.value === null ? null : this.#open(table, next, fence);
  }

  /** Returns a chain that was opened earlier. */
  async byId(id: string): Promise<LiveChain> {
    const live = this.#live.get(id);
    if (live) return live;
    const row = await this.#read("id = $1", id);
    if (!row) throw new Error(`no chain ${id}`);
    return this.#revive(row);
  }

  /** Commits the next chain, unless one waits already. */
  prepareNext(table: string, fence: number): Promise<void> {
    const running = this.#preparing.get(table);
    if (running) return running;
    const preparing = this.#prepare(table, fence).finally(() => this.#preparing.delete(table));
    this.#preparing.set(table, preparing);
    return preparing;
  }

  /** True once the server stops: chains that were being made are not. */
  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Aborts the running computation. */
  close(): void {
    this.#closing.abort(new Error("the server stops"));
  }

  async #prepare(table: string, fence: number): Promise<void> {
    if (await this.#waiting(table)) return;
    const { length, stride, mill } = this.#options;
    const turn = this.#lastMilled.then(() => {
      const root = newServerSeed((count) => this.#random.bytes(count));
      return mill(root.reveal(), length, stride, this.#closing.signal);
    });
    this.#lastMilled = turn.catch(() => {
      // The next turn only waits for this one, whose own caller hears how it failed.
    });
    const chain = await turn;
    const id = this.#random.uuid();
    const { rowCount } = await this.#pool.query(
      `with t as (select id, next_announced from play_table where id = $1 and fence = $3 for update), made as (
         insert into play_chain (id, "table", ordinal, terminal_hash, length, stride, sealed, created_at, announced_only)
         select $2, t.id, (select coalesce(max(ordinal), 0) + 1 from play_chain where "table" = $1), $4, $5, $6, $7, $8,
           t.next_announced
         from t on conflict do nothing returning 1
       ), met as (
         update play_table set next_announced = false where id = $1 and next_announced and exists (select from made)
       )
       select 1 from made`,
      [
        table,
        id,
        fence,
        chain.terminalHash,
        chain.length,
        chain.stride,
        this.#vault.seal(chain.checkpoints.join("\n"), id),
        new Date(this.#clock.now()),
      ],
    );
    if (rowCount === 0) throw new LostLease();
  }

  /** Sets the salt of a chain whose terminal hash is public: from its announced source, or else drawn. */
  async #open(table: string, row: ChainRow, fence: number): Promise<LiveChain> {
    const { source, value } = row;
    const chain = { table, terminalHash: row.terminal_hash };
    const drawn = source === null || value === null;
    const salt = drawn ? newSalt((count) => this.#random.bytes(count, chain)) : saltFrom(source, value);
    const { rowCount } = await this.#pool.query(
      `update play_chain c set salt = $2, opened_at = $3
       from play_table t where c.id = $1 and c.salt is null and (c.source is null) = $5 and t.id = c."table" and t.fence = $4`,
      [row.id, salt, new Date(this.#clock.now()), fence, drawn],
    );
    if (rowCount === 0) throw new LostLease();
    return this.#revive({ ...row, salt });
  }

  #waiting(table: string): Promise<ChainRow | undefined> {
    return this.#read(`"table" = $1 and salt is null and given_up_at is null order by ordinal limit 1`, table);
  }

  async #read(where: string, value: string): Promise<ChainRow | undefined> {
    const { rows } = await this.#pool.query<ChainRow>(
      `select id, ordinal, terminal_hash, length, stride, sealed, salt, played, source, value, announced_only,
         retired_at is not null as retired
       from play_chain where ${where}`,
      [value],
    );
    return rows[0];
  }

  #revive(row: ChainRow): LiveChain {
    const known = this.#live.get(row.id);
    if (known) return known;
    if (row.salt === null) throw new Error(`chain ${row.id} was not opened`);
    const chain = new LiveChain(row.id, row.salt, unsealed(this.#vault, row));
    this.#live.set(row.id, chain);
    return chain;
  }
}
