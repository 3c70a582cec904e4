import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { HouseAccounts } from "@fairhouse/ledger/entry.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { isUnreachable, isWorthRetrying } from "@fairhouse/platform/database-error.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Pool } from "pg";
import type { Announcement } from "./announcement.ts";
import { Attempt, type Pending } from "./attempt.ts";
import { CommandQueue } from "./command-queue.ts";
import type { Job } from "./job.ts";
import { Pipeline } from "./pipeline.ts";
import type { PlayerState } from "./player.ts";
import type { PlayerStore } from "./player-store.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Batches that are on their way to the database at once: one is written while the other is computed or answered. A statement costs
 * the database about as much as the rows of thirty bets, so that more and smaller batches would only cost more.
 */
const MAX_BATCHES = 2;
/** Turns of the event loop that a batch smaller than usual waits for the rest, while the database has nothing to do. */
const MAX_TURNS = 8;
/** Commands at once that run alone. They may wait for a lock, behind a settlement for example, and must keep no batch waiting. */
const MAX_ALONE = 4;
const MAX_JOBS_PER_BATCH = 512;
/** Conflicts after which a player's command locks their row first instead of hoping. */
const MAX_CONFLICTS = 3;
/** How often a command is tried while the database cannot be reached, with waits of 50 ms doubling up to 1 s. */
const MAX_UNREACHABLE = 12;
const MAX_CACHED_PLAYERS = 50_000;
/** Commands of one player that may wait; a further one is refused as `busy`. */
const MAX_WAITING_PER_PLAYER = 512;

/** Statements of one sort that may be on their way at once. */
interface Lane {
  readonly most: number;
  running: number;
  /** Commands in them. */
  jobs: number;
  /** Null: each statement takes a connection of its own, because it may wait for a lock. */
  readonly pipeline: Pipeline | null;
}

export interface GroupCommitParts {
  readonly pool: Pool;
  readonly players: PlayerStore;
  readonly house: HouseAccounts;
  readonly clock: Clock;
  readonly bus: Bus<Announcement>;
  readonly ticks: Ticks;
}

/**
 * Settles the commands that arrive in the same moment by one statement. A player has one batch in flight; their commands run in
 * the order of arrival on their row in memory, and the statement writes them only if the row still stands at the version they were
 * computed from. Correctness rests on the statement, never on the memory: a player who is not admitted is computed again from fresh
 * rows and keys, and a refusal counts only when it was computed from fresh rows. See docs/decisions and `gate` in play-statement.ts.
 */
export class GroupCommit {
  readonly #parts: GroupCommitParts;
  readonly #waiting = new CommandQueue();
  readonly #busy = new Set<string>();
  /** Players who wait for the database to come back. */
  readonly #held = new Set<string>();
  readonly #cache = new Map<string, PlayerState>();
  readonly #together: Lane;
  readonly #alone: Lane = { most: MAX_ALONE, running: 0, jobs: 0, pipeline: null };
  /** Commands that waited or were on their way when the last batches started: of late, the most. */
  #usualJobs = 0;
  #turnsWaited = 0;
  #scheduled = false;
  #idle: (() => void)[] = [];
  readonly #isFree = (player: string): boolean => !this.#busy.has(player) && !this.#held.has(player);

  constructor(parts: GroupCommitParts) {
    this.#parts = parts;
    this.#together = { most: MAX_BATCHES, running: 0, jobs: 0, pipeline: new Pipeline(parts.pool) };
  }

  /**
   * Runs a command and answers once it is durable, or refused, or known by its key.
   * @throws the database's error when it stays unreachable or when a statement fails for this command alone. The caller cannot
   * know then whether it happened: repeating the key tells, or without one the same command as `doubtful`.
   */
  submit<Answer>(job: Job<Answer>): Promise<Result<Answer, Refusal>> {
    if (this.#parts.ticks.isShut) return Promise.resolve(refuse({ code: "house_shut" }));
    if (this.#waiting.sizeOf(job.player) >= MAX_WAITING_PER_PLAYER) {
      return Promise.resolve(refuse({ code: "busy" }));
    }
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        job,
        // The answer comes from this very job, whose type is lost in the queue.
        settle: (result) => resolve(result as Result<Answer, Refusal>),
        fail: reject,
        fresh: false,
        checkKey: false,
        doubtful: job.key === null && job.doubtful === true,
        alone: false,
        conflicts: 0,
        unreachable: 0,
      };
      this.#waiting.add(pending, false);
      this.#schedule();
    });
  }

  /** Forgets what is remembered of a player; the next command reads their row. Only saves a conflict, never needed for truth. */
  forget(player: string): void {
    this.#cache.delete(player);
  }

  /** The same of everybody: after a database went back, versions count on from where another past had been. */
  forgetAll(): void {
    this.#cache.clear();
  }

  /** Resolves when nothing waits and nothing is on its way. */
  async idle(): Promise<void> {
    while (!this.#isIdle) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Batches start after the event loop has read all that arrived: what came together is written together. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#fill(this.#together, () => this.#takeBatch());
      this.#fill(this.#alone, () => this.#waiting.takeAlone(this.#isFree));
    });
  }

  #fill(lane: Lane, take: () => Map<string, Pending[]>): void {
    while (lane.running < lane.most) {
      const batch = take();
      if (batch.size === 0) return;
      this.#start(batch, lane);
    }
  }

  #start(batch: Map<string, Pending[]>, lane: Lane): void {
    const jobs = [...batch.values()].reduce((sum, pendings) => sum + pendings.length, 0);
    lane.running += 1;
    lane.jobs += jobs;
    this.#usualJobs = Math.max(lane.jobs + this.#waiting.countedSize, this.#usualJobs >> 1);
    for (const player of batch.keys()) this.#busy.add(player);
    this.#run(batch, lane.pipeline).finally(() => {
      lane.running -= 1;
      lane.jobs -= jobs;
      for (const player of batch.keys()) this.#busy.delete(player);
      if (this.#waiting.size > 0) this.#schedule();
      else if (this.#isIdle) for (const resolve of this.#idle.splice(0)) resolve();
    });
  }

  get #isIdle(): boolean {
    return this.#together.running + this.#alone.running === 0 && this.#waiting.size === 0;
  }

  /**
   * The next commands of players without a batch in flight; none while it is better to wait for more. Batches of about the same size
   * follow each other, so that house and database work side by side. Were a batch to take whatever is there, one player's answer would
   * come back as a batch of one, and those of all others as one large batch beside it.
   */
  #takeBatch(): Map<string, Pending[]> {
    const most = this.#batchSize();
    if (this.#waiting.countedSize < most && this.#isWorthWaiting()) return new Map();
    this.#turnsWaited = 0;
    return this.#waiting.takeTogether(most, this.#isFree);
  }

  #batchSize(): number {
    const outstanding = Math.max(this.#together.jobs + this.#waiting.countedSize, this.#usualJobs);
    return Math.min(Math.ceil(outstanding / MAX_BATCHES), MAX_JOBS_PER_BATCH);
  }

  /** The end of a batch on its way brings the next turn; without one a few turns must be enough. */
  #isWorthWaiting(): boolean {
    if (this.#together.running > 0) return true;
    if (this.#waiting.size === 0 || this.#turnsWaited === MAX_TURNS) return false;
    this.#turnsWaited += 1;
    this.#schedule();
    return true;
  }

  async #run(batch: Map<string, Pending[]>, pipeline: Pipeline | null): Promise<void> {
    if (this.#parts.ticks.isShut) {
      for (const pending of [...batch.values()].flat()) pending.settle(refuse({ code: "house_shut" }));
      return;
    }
    const [first] = [...batch.values()];
    const lock = batch.size === 1 && (first?.[0]?.conflicts ?? 0) >= MAX_CONFLICTS;
    const attempt = new Attempt(this.#parts, batch, this.#cache);
    try {
      if (lock) await inTransaction(this.#parts.pool, (client) => attempt.run(client, true, null));
      else await attempt.run(this.#parts.pool, false, pipeline);
      this.#conclude(attempt);
    } catch (error) {
      for (const player of batch.keys()) this.#cache.delete(player);
      this.#recover([...batch.values()].flat(), error);
    }
    this.#trimCache();
  }

  /** After the commit: remember, answer, tell; players who were not admitted are tried again from fresh rows. */
  #conclude(attempt: Attempt): void {
    for (const outcome of attempt.outcomes()) {
      if (outcome.next) this.#cache.set(outcome.player, outcome.next);
      else this.#cache.delete(outcome.player);
      for (const { pending, result, announcements } of outcome.settled) {
        pending.settle(result);
        for (const announcement of announcements) this.#parts.bus.publish(announcement);
      }
      for (const { pending, error } of outcome.failed) pending.fail(error);
      for (const { pending, known } of outcome.known) this.#replay(pending, known.bodyHash, known);
      for (const pending of outcome.again.toReversed()) {
        pending.fresh = true;
        pending.checkKey = true;
        if (outcome.conflict) pending.conflicts += 1;
        if (pending.conflicts >= MAX_CONFLICTS) pending.alone = true;
        this.#waiting.add(pending, true);
      }
    }
  }

  #replay(pending: Pending, bodyHash: string, known: { bet: string; moves: number }): void {
    const { job } = pending;
    if (job.key === null || job.key.bodyHash !== bodyHash) pending.settle(refuse({ code: "key_reused" }));
    else {
      const replayed = job.replay(known).then((answer) => pending.settle(accept(answer)));
      replayed.catch((error: unknown) => this.#recover([pending], error));
    }
  }

  /**
   * Nothing of the batch is known to be written. A lost connection leaves that open, so keys, and the effects of commands without
   * one, are read before anything is computed again; a failed statement is repeated command by command, so that one bad row never
   * fails a neighbour.
   */
  #recover(pendings: readonly Pending[], error: unknown): void {
    const unreachable = isUnreachable(error);
    let waitMs = 0;
    for (const pending of pendings.toReversed()) {
      if (unreachable) pending.unreachable += 1;
      else if (isWorthRetrying(error)) pending.conflicts += 1;
      const hopeless = unreachable
        ? pending.unreachable > MAX_UNREACHABLE
        : pending.alone && (!isWorthRetrying(error) || pending.conflicts > 2 * MAX_CONFLICTS);
      if (hopeless) {
        pending.fail(error);
        continue;
      }
      pending.fresh = true;
      pending.checkKey = true;
      pending.doubtful = true;
      if (!unreachable) pending.alone = true;
      else waitMs = Math.min(1000, 50 * 2 ** (pending.unreachable - 1));
      this.#waiting.add(pending, true);
    }
    if (waitMs > 0) this.#holdBack(pendings, waitMs);
    else this.#schedule();
  }

  /** Lets the players wait for a moment, so that an unreachable database is not asked in a tight loop. */
  #holdBack(pendings: readonly Pending[], waitMs: number): void {
    const players = new Set(pendings.map((pending) => pending.job.player));
    for (const player of players) this.#held.add(player);
    this.#parts.clock.after(waitMs, () => {
      for (const player of players) this.#held.delete(player);
      this.#schedule();
    });
  }

  #trimCache(): void {
    for (const player of this.#cache.keys()) {
      if (this.#cache.size <= MAX_CACHED_PLAYERS) return;
      this.#cache.delete(player);
    }
  }
}
