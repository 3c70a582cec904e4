import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
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
 * Batches on their way to the database at once: one is written while the other is computed or answered. A statement
 * itself costs the database about as much as the rows of thirty bets, so more and smaller batches would only cost more.
 */
const MAX_BATCHES = 2;
/** Turns of the event loop for which a batch smaller than usual waits for more commands while the database is idle. */
const MAX_TURNS = 8;
/**
 * Commands that run alone at the same time. They may wait for a lock, behind a settlement for example, and must not
 * delay any batch.
 */
const MAX_ALONE = 4;
const MAX_JOBS_PER_BATCH = 512;
/** Conflicts after which a player's command locks their row first rather than run optimistically. */
const MAX_CONFLICTS = 3;
/** Tries of a command while the database cannot be reached, with waits of 50 ms doubling up to 1 s. */
const MAX_UNREACHABLE = 12;
const MAX_CACHED_PLAYERS = 50_000;
/** Limit on the waiting commands of one player; a further one is refused as `busy`. */
const MAX_WAITING_PER_PLAYER = 512;

/** Room for the statements of one kind that may be on their way at once. */
interface Slots {
  readonly most: number;
  running: number;
  /** Number of commands in them. */
  jobs: number;
  /** Null if each statement takes a connection of its own, because it may wait for a lock. */
  readonly pipeline: Pipeline | null;
}

export interface GroupCommitParts {
  readonly pool: Pool;
  readonly players: PlayerStore;
  readonly houseAccounts: HouseAccountsOf;
  readonly clock: Clock;
  readonly bus: Bus<Announcement>;
  readonly ticks: Ticks;
}

/**
 * Settles the commands that arrive at the same moment by one statement. A player has one batch in flight; their
 * commands run in the order of arrival on their row in memory, and the statement writes them only if the row still has
 * the version they were computed from. Correctness rests on the statement, never on the memory: a player who is not
 * admitted is computed again from fresh rows and keys, and a refusal counts only if it was computed from fresh rows.
 * See decisions 1 and 11, and `gate` in play-statement.ts.
 */
export class GroupCommit {
  readonly #parts: GroupCommitParts;
  readonly #waiting = new CommandQueue();
  readonly #busy = new Set<string>();
  /** Players who wait for the database to come back. */
  readonly #held = new Set<string>();
  readonly #cache = new Map<string, PlayerState>();
  readonly #together: Slots;
  readonly #alone: Slots = { most: MAX_ALONE, running: 0, jobs: 0, pipeline: null };
  /** The recent maximum of commands that waited or were on their way when a batch started. */
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
   * Runs a command and resolves once it is durable, refused, or known by its key.
   * @throws the database's error if it stays unreachable or if a statement fails for this command alone. The caller
   * then cannot know if the command took effect: repeating the key tells, or without one the same command as
   * `doubtful`.
   */
  submit<Answer>(job: Job<Answer>): Promise<Result<Answer, Refusal>> {
    if (this.#parts.ticks.isShut) return Promise.resolve(refuse({ code: "house_shut" }));
    if (this.#waiting.sizeOf(job.player) >= MAX_WAITING_PER_PLAYER) {
      return Promise.resolve(refuse({ code: "busy" }));
    }
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        job,
        // The answer is that of this very job, whose type the queue does not keep.
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

  /**
   * Forgets the remembered state of a player; the next command reads their row. This only saves a conflict and is never
   * needed for correctness.
   */
  forget(player: string): void {
    this.#cache.delete(player);
  }

  /** Forgets the state of all players: after a database went back, versions may repeat those of the lost past. */
  forgetAll(): void {
    this.#cache.clear();
  }

  /** Resolves once nothing waits and nothing is on its way. */
  async idle(): Promise<void> {
    while (!this.#isIdle) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /**
   * Starts batches after the event loop has read everything that arrived: commands that came together are written
   * together.
   */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#fill(this.#together, () => this.#takeBatch());
      this.#fill(this.#alone, () => this.#waiting.takeAlone(this.#isFree));
    });
  }

  #fill(slots: Slots, take: () => Map<string, Pending[]>): void {
    while (slots.running < slots.most) {
      const batch = take();
      if (batch.size === 0) return;
      this.#start(batch, slots);
    }
  }

  #start(batch: Map<string, Pending[]>, slots: Slots): void {
    const jobs = [...batch.values()].reduce((sum, pendings) => sum + pendings.length, 0);
    slots.running += 1;
    slots.jobs += jobs;
    this.#usualJobs = Math.max(slots.jobs + this.#waiting.countedSize, this.#usualJobs >> 1);
    for (const player of batch.keys()) this.#busy.add(player);
    this.#run(batch, slots.pipeline).finally(() => {
      slots.running -= 1;
      slots.jobs -= jobs;
      for (const player of batch.keys()) this.#busy.delete(player);
      if (this.#waiting.size > 0) this.#schedule();
      else if (this.#isIdle) for (const resolve of this.#idle.splice(0)) resolve();
    });
  }

  get #isIdle(): boolean {
    return this.#together.running + this.#alone.running === 0 && this.#waiting.size === 0;
  }

  /**
   * Takes the next commands of players without a batch in flight; none while it is better to wait for more. Batches
   * follow each other at about the same size, so that house and database work side by side. If a batch took only what
   * is there, one player's answer would come back as a batch of one, and those of all others as one large batch beside
   * it.
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

  /**
   * True if a batch should wait for more commands. The end of a running batch brings the next turn; without one, a few
   * turns must be enough.
   */
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

  /**
   * Remembers, answers and announces after the commit; players who were not admitted are tried again from fresh rows.
   */
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
   * Tries commands again that are not known to be written. A lost connection leaves that open, so keys, and the effects
   * of commands without one, are read before anything is computed again; a failed statement is repeated command by
   * command, so that one bad row never fails another command.
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

  /** Holds the players back for a moment, so that an unreachable database is not asked in a tight loop. */
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
