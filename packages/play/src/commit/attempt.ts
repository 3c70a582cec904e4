import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Pool, PoolClient } from "pg";
import type { Announcement } from "./announcement.ts";
import { Draft } from "./draft.ts";
import type { Job } from "./job.ts";
import type { Pipeline } from "./pipeline.ts";
import { playStatement } from "./play-statement.ts";
import { NEEDS, type Need, type PlayerState } from "./player.ts";
import type { PlayerStore } from "./player-store.ts";
import type { Refusal } from "./refusal.ts";
import { type Command, WriteSet } from "./write-set.ts";

/** A command in the queue. */
export interface Pending {
  readonly job: Job<unknown>;
  settle(result: Result<unknown, Refusal>): void;
  fail(error: unknown): void;
  /** True if the command must be computed from rows read now rather than from memory. */
  fresh: boolean;
  /** True if the key has to be looked up before computing. */
  checkKey: boolean;
  /**
   * True if an earlier try may have been committed: for a command without a key, the database is then asked if its
   * effect stands before it is computed.
   */
  doubtful: boolean;
  /** True if the command runs in a statement of its own. */
  alone: boolean;
  conflicts: number;
  unreachable: number;
}

interface Known {
  readonly bodyHash: string;
  readonly bet: string;
  readonly moves: number;
}

interface Settled {
  readonly pending: Pending;
  readonly result: Result<unknown, Refusal>;
  readonly announcements: readonly Announcement[];
}

/** The result of an attempt for one player. */
export interface Outcome {
  readonly player: string;
  /** Their state after the batch, to be remembered; null if nothing is certain. */
  readonly next: PlayerState | null;
  readonly settled: readonly Settled[];
  readonly failed: readonly { readonly pending: Pending; readonly error: unknown }[];
  readonly known: readonly { readonly pending: Pending; readonly known: Known }[];
  /** Commands to be computed again from fresh rows and keys, in this order. */
  readonly again: readonly Pending[];
  /** True if the statement did not admit the player. */
  readonly conflict: boolean;
}

/** One player's part of an attempt. */
interface Share {
  readonly base: PlayerState;
  readonly fresh: boolean;
  state: PlayerState;
  readonly commands: Command[];
  readonly settled: Settled[];
  readonly failed: { pending: Pending; error: unknown }[];
  readonly known: { pending: Pending; known: Known }[];
  readonly again: Pending[];
}

/**
 * One batch from rows to statement: reads what is missing in memory, runs the commands, writes, and sorts out the
 * results.
 */
export class Attempt {
  readonly #players: PlayerStore;
  readonly #houseAccounts: HouseAccountsOf;
  readonly #clock: Clock;
  readonly #batch: ReadonlyMap<string, readonly Pending[]>;
  readonly #cache: ReadonlyMap<string, PlayerState>;
  readonly #shares = new Map<string, Share>();
  /** Answers of commands whose effect stands already. */
  readonly #standing = new Map<Pending, unknown>();
  #admitted: ReadonlySet<string> = new Set();

  constructor(
    parts: { players: PlayerStore; houseAccounts: HouseAccountsOf; clock: Clock },
    batch: ReadonlyMap<string, readonly Pending[]>,
    cache: ReadonlyMap<string, PlayerState>,
  ) {
    this.#players = parts.players;
    this.#houseAccounts = parts.houseAccounts;
    this.#clock = parts.clock;
    this.#batch = batch;
    this.#cache = cache;
  }

  /**
   * Reads through `db`, and also writes through it unless there is a pipeline.
   * @throws the database's error; nothing is then known of the batch.
   */
  async run(db: Pool | PoolClient, lock: boolean, pipeline: Pipeline | null): Promise<void> {
    await this.#readStates(db, lock);
    const known = await this.#readKeys(db);
    // Read after the states: later commits change them, and the statement admits no player who was computed from older
    // ones.
    await this.#readStanding(db);
    const writes = new WriteSet();
    for (const [player, pendings] of this.#batch) this.#compute(player, pendings, known, writes);
    if (writes.isEmpty) return;
    const write = (on: Pool | PoolClient) => playStatement.write(on, writes);
    this.#admitted = await (pipeline ? pipeline.run(write) : write(db));
  }

  outcomes(): readonly Outcome[] {
    return [...this.#batch].map(([player, pendings]) => {
      const share = this.#shares.get(player);
      if (!share) {
        const settled = pendings.map((pending) => ({
          pending,
          result: refuse({ code: "not_found" as const }),
          announcements: [],
        }));
        return { player, next: null, settled, failed: [], known: [], again: [], conflict: false };
      }
      const { failed, known, settled, again } = share;
      if (share.commands.length === 0)
        return { player, next: share.state, settled, failed, known, again, conflict: false };
      if (this.#admitted.has(player)) {
        const next = { ...share.state, version: share.base.version + 1 };
        return { player, next, settled, failed, known, again, conflict: false };
      }
      // Their refusals are computed again too: they may depend on another command of the batch that was not written.
      const all = new Set([...settled.map(({ pending }) => pending), ...again]);
      const ordered = pendings.filter((pending) => all.has(pending));
      return { player, next: null, settled: [], failed, known, again: ordered, conflict: true };
    });
  }

  async #readStates(db: Pool | PoolClient, lock: boolean): Promise<void> {
    const missing: string[] = [];
    for (const [player, pendings] of this.#batch) {
      const cached = this.#cache.get(player);
      if (cached && !lock && !pendings.some((pending) => pending.fresh)) this.#share(cached, false);
      else missing.push(player);
    }
    if (missing.length > 0) {
      for (const state of (await this.#players.load(db, missing, lock)).values()) this.#share(state, true);
    }
    for (const need of NEEDS) await this.#readNeeded(db, need);
  }

  async #readNeeded(db: Pool | PoolClient, need: Need): Promise<void> {
    const without = [...this.#shares.values()].filter(
      ({ state }) => state[need] === null && this.#batch.get(state.id)?.some(({ job }) => job.needs?.includes(need)),
    );
    if (without.length === 0) return;
    const read = await this.#players.loadNeeded[need](
      db,
      without.map(({ state }) => state),
    );
    for (const share of without) share.state = { ...share.state, [need]: read.get(share.state.id) ?? null };
  }

  #share(base: PlayerState, fresh: boolean): void {
    this.#shares.set(base.id, {
      base,
      fresh,
      state: base,
      commands: [],
      settled: [],
      failed: [],
      known: [],
      again: [],
    });
  }

  async #readKeys(db: Pool | PoolClient): Promise<ReadonlyMap<string, Known>> {
    const asked = [...this.#batch.values()].flat().filter(({ checkKey, job }) => checkKey && job.key);
    if (asked.length === 0) return new Map();
    const { rows } = await db.query<{ id: string; body_hash: string; bet: string; moves: number }>({
      name: "play-known-keys",
      text: `select k.player || '/' || k.key as id, encode(k.body_hash, 'hex') as body_hash, k.bet, k.moves
        from play_key k join unnest($1::uuid[], $2::uuid[]) as q(player, key) on k.player = q.player and k.key = q.key`,
      values: [asked.map(({ job }) => job.player), asked.map(({ job }) => job.key?.id)],
    });
    return new Map(rows.map((row) => [row.id, { bodyHash: row.body_hash, bet: row.bet, moves: row.moves }]));
  }

  async #readStanding(db: Pool | PoolClient): Promise<void> {
    const doubtful = [...this.#batch.values()].flat().filter((pending) => pending.doubtful);
    await Promise.all(
      doubtful.map(async (pending) => {
        const { job } = pending;
        const answer = job.key === null ? await job.standing(db) : null;
        if (answer !== null) this.#standing.set(pending, answer);
      }),
    );
  }

  #compute(player: string, pendings: readonly Pending[], known: ReadonlyMap<string, Known>, writes: WriteSet): void {
    const share = this.#shares.get(player);
    if (!share) return;
    const keys = new Set<string>();
    for (const pending of pendings) this.#runJob(pending, share, keys, known);
    if (share.commands.length === 0) return;
    writes.add(share.base, share.state, share.commands);
  }

  #runJob(pending: Pending, share: Share, keys: Set<string>, known: ReadonlyMap<string, Known>): void {
    const { job } = pending;
    const before = job.key && known.get(`${job.player}/${job.key.id}`);
    if (before) {
      share.known.push({ pending, known: before });
      return;
    }
    const standing = this.#standing.get(pending);
    if (standing !== undefined) {
      share.settled.push({ pending, result: accept(standing), announcements: [] });
      return;
    }
    // The same key came twice in one batch: the second is answered from the commit of the first.
    if (job.key && keys.has(job.key.id)) {
      share.again.push(pending);
      return;
    }
    const draft = new Draft(share.state, this.#houseAccounts(share.state.currency), this.#clock.now());
    try {
      const result = job.run(draft, pending.doubtful);
      if (!result.ok) {
        // A refusal is final only from rows read now, and after the key was looked up: a repeated command learns its
        // first answer even if its stake could no longer be afforded.
        if (share.fresh && (pending.checkKey || !job.key)) share.settled.push({ pending, result, announcements: [] });
        else share.again.push(pending);
        return;
      }
      const { bet, moves, answer, announcements } = result.value;
      share.settled.push({ pending, result: accept(answer), announcements });
      if (draft.isEmpty) return;
      if (job.key) keys.add(job.key.id);
      share.state = draft.player;
      share.commands.push({ draft, key: job.key && { key: job.key.id, bodyHash: job.key.bodyHash, bet, moves } });
    } catch (error) {
      share.failed.push({ pending, error });
    }
  }
}
