import type { Pending } from "./attempt.ts";

const MAX_JOBS_PER_PLAYER = 64;
/** A player with more commands than so many has many. So few hardly lengthen a statement, which costs as much as thirty bets by itself. */
const FEW = 4;
/** While others wait, a player with many has this part of a batch. */
const PART_OF_MANY = 1 / 8;

/**
 * Commands that wait, each player's in the order of arrival, by player. However many one player sends, those of players who send a few
 * wait for few of them: a batch that holds theirs, or follows theirs, holds an eighth of one who has many.
 */
export class CommandQueue {
  readonly #queues = new Map<string, Pending[]>();
  /** Who has more than a few. */
  readonly #many = new Set<string>();
  #size = 0;
  /**
   * Commands of players with a few in the last batch, halved with each further one. Their next ones come when their answers have arrived,
   * so that none of them waits in the moment in which a batch has ended: who has many would take the whole next one, before all others.
   */
  #fewOfLate = 0;
  /** The player whose they all are; null when they are of several. */
  #fewOfLateBy: string | null = null;

  /** Commands that wait. */
  get size(): number {
    return this.#size;
  }

  /** Those of one player. */
  sizeOf(player: string): number {
    return this.#queues.get(player)?.length ?? 0;
  }

  /** Commands that wait and count: what a player has beyond what others let them have makes no batch start sooner, or larger. */
  get countedSize(): number {
    if (this.#many.size === 0) return this.#size;
    const isFewWaiting = this.#queues.size > this.#many.size;
    let beyond = 0;
    for (const player of this.#many) if (isFewWaiting || this.#hasOthers(player)) beyond += this.sizeOf(player) - FEW;
    return this.#size - beyond;
  }

  /** `first`: before all that the player has waiting, because it was taken once already. */
  add(pending: Pending, first: boolean): void {
    const { player } = pending.job;
    this.#size += 1;
    const queue = this.#queues.get(player);
    if (!queue) this.#queues.set(player, [pending]);
    else if (first) queue.unshift(pending);
    else queue.push(pending);
    if (queue !== undefined && queue.length > FEW) this.#many.add(player);
  }

  /** The next commands of players who are free, up to the first that must run alone; a player's are not divided for the sake of `most`. */
  takeTogether(most: number, isFree: (player: string) => boolean): Map<string, Pending[]> {
    const batch = new Map<string, Pending[]>();
    const few: string[] = [];
    let jobs = 0;
    let ofFew = 0;
    let allOfFew: number | null = null;
    for (const [player, queue] of this.#queues) {
      // What is left of a player's goes behind all others, where this loop comes by once more.
      if (!isFree(player) || batch.has(player)) continue;
      let count = together(queue);
      if (count === 0) continue;
      if (queue.length > FEW) {
        allOfFew ??= ofFew + this.#waitingOfFew(most, isFree, batch);
        if (allOfFew > 0 || this.#hasOthers(player))
          count = Math.min(count, Math.max(FEW, Math.floor(Math.min(allOfFew, most) * PART_OF_MANY)));
      } else {
        few.push(player);
        ofFew += count;
      }
      batch.set(player, this.#take(player, queue, count));
      jobs += count;
      if (jobs >= most) break;
    }
    if (jobs > 0) this.#remember(ofFew, few);
    return batch;
  }

  /** The next command of a free player that must run in a statement of its own. */
  takeAlone(isFree: (player: string) => boolean): Map<string, Pending[]> {
    for (const [player, queue] of this.#queues) {
      if (isFree(player) && queue[0]?.alone) return new Map([[player, this.#take(player, queue, 1)]]);
    }
    return new Map();
  }

  /** Commands that wait of free players with a few, who are in no batch yet; or at least `most` of them. */
  #waitingOfFew(most: number, isFree: (player: string) => boolean, batch: ReadonlyMap<string, unknown>): number {
    let few = 0;
    for (const [player, queue] of this.#queues) {
      if (queue.length > FEW || !isFree(player) || batch.has(player)) continue;
      few += together(queue);
      if (few >= most) break;
    }
    return few;
  }

  /** Whether anybody else has bet of late, who had a few commands. */
  #hasOthers(player: string): boolean {
    return this.#fewOfLate > 0 && this.#fewOfLateBy !== player;
  }

  #remember(ofFew: number, players: readonly string[]): void {
    this.#fewOfLate >>= 1;
    const [first] = players;
    if (ofFew < this.#fewOfLate || first === undefined) return;
    this.#fewOfLate = ofFew;
    this.#fewOfLateBy = players.length === 1 ? first : null;
  }

  /** What is left goes behind the others, so that one busy player never starves the rest. */
  #take(player: string, queue: Pending[], count: number): Pending[] {
    const taken = queue.splice(0, count);
    this.#size -= count;
    this.#queues.delete(player);
    if (queue.length > 0) this.#queues.set(player, queue);
    if (queue.length <= FEW) this.#many.delete(player);
    return taken;
  }
}

/** How many of a player's first commands one batch can hold: up to the first that must run alone. */
function together(queue: readonly Pending[]): number {
  const alone = queue.findIndex((pending) => pending.alone);
  return Math.min(alone === -1 ? queue.length : alone, MAX_JOBS_PER_PLAYER);
}
