import type { Pending } from "./attempt.ts";

const MAX_JOBS_PER_PLAYER = 64;

/** Commands that wait, each player's in the order of arrival, by player. */
export class CommandQueue {
  readonly #queues = new Map<string, Pending[]>();
  #size = 0;

  /** Commands that wait. */
  get size(): number {
    return this.#size;
  }

  /** Those of one player. */
  sizeOf(player: string): number {
    return this.#queues.get(player)?.length ?? 0;
  }

  /** `first`: before all that the player has waiting, because it was taken once already. */
  add(pending: Pending, first: boolean): void {
    const { player } = pending.job;
    this.#size += 1;
    const queue = this.#queues.get(player);
    if (!queue) this.#queues.set(player, [pending]);
    else if (first) queue.unshift(pending);
    else queue.push(pending);
  }

  /** The next commands of players who are free, up to the first that must run alone; a player's are not divided for the sake of `most`. */
  takeTogether(most: number, isFree: (player: string) => boolean): Map<string, Pending[]> {
    const batch = new Map<string, Pending[]>();
    let jobs = 0;
    for (const [player, queue] of this.#queues) {
      // What is left of a player's goes behind all others, where this loop comes by once more.
      if (!isFree(player) || batch.has(player)) continue;
      const alone = queue.findIndex((pending) => pending.alone);
      const count = Math.min(alone === -1 ? queue.length : alone, MAX_JOBS_PER_PLAYER);
      if (count === 0) continue;
      batch.set(player, this.#take(player, queue, count));
      jobs += count;
      if (jobs >= most) break;
    }
    return batch;
  }

  /** The next command of a free player that must run in a statement of its own. */
  takeAlone(isFree: (player: string) => boolean): Map<string, Pending[]> {
    for (const [player, queue] of this.#queues) {
      if (isFree(player) && queue[0]?.alone) return new Map([[player, this.#take(player, queue, 1)]]);
    }
    return new Map();
  }

  /** What is left goes behind the others, so that one busy player never starves the rest. */
  #take(player: string, queue: Pending[], count: number): Pending[] {
    const taken = queue.splice(0, count);
    this.#size -= count;
    this.#queues.delete(player);
    if (queue.length > 0) this.#queues.set(player, queue);
    return taken;
  }
}
