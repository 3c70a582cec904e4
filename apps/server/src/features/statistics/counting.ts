import type { Clock } from "@fairhouse/platform/clock.ts";
import { AppError } from "../../machinery/http/errors.ts";
import { createQueue } from "../../machinery/queue.ts";
import { countBets, type RollUpParts } from "./roll-up.ts";

/** Batches that are counted at once: each takes a connection, and others need some too. */
const AT_ONCE = 2;
const MOST_WAITING = 1_000;
/** Time after which a request fails as busy and has to be repeated; the counting goes on meanwhile. */
const PATIENCE_MS = 10_000;

interface CountingParts extends RollUpParts {
  readonly clock: Pick<Clock, "after" | "now">;
}

/**
 * Counts players' bets, each player once at a time on this server, however many ask. After each batch a player queues
 * again behind the others, so that nobody waits for the backlog of somebody else.
 */
export class Counting {
  readonly #parts: CountingParts;
  readonly #runs = new Map<string, Promise<void>>();
  readonly #queue = createQueue(AT_ONCE, MOST_WAITING);
  #stopped = false;

  constructor(parts: CountingParts) {
    this.#parts = parts;
  }

  /**
   * Resolves once everything in the player's account at the time of the call is counted.
   * @throws AppError `busy` if that takes long, or if too many wait.
   */
  async upToNow(player: string): Promise<void> {
    let giveUp: () => void = () => undefined;
    const late = new Promise<never>((_, reject) => {
      giveUp = this.#parts.clock.after(PATIENCE_MS, () => reject(new AppError("busy")));
    });
    try {
      await Promise.race([this.#runAfterNow(player), late]);
    } finally {
      giveUp();
    }
  }

  /** Lets the running batches end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.allSettled(this.#runs.values());
  }

  async #runAfterNow(player: string): Promise<void> {
    await this.#runs.get(player)?.catch(() => {
      // Only waited for: the request that began that run gets its failure.
    });
    // Any run that is on now began after the request, so it covers everything that was asked for.
    await (this.#runs.get(player) ?? this.#run(player));
  }

  #run(player: string): Promise<void> {
    const run = countBets(this.#parts, player, () => this.#stopped, this.#queue).finally(() =>
      this.#runs.delete(player),
    );
    this.#runs.set(player, run);
    return run;
  }
}
