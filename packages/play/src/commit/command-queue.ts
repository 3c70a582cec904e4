import type { Pending } from "./attempt.ts";

const MAX_JOBS_PER_PLAYER = 64;
/**
 * A player with more commands than this counts as having many. A few hardly lengthen a statement, whose own cost is
 * that of thirty bets.
 */
const FEW = 4;
/** The part of a batch that a player with many commands gets while others wait. */
const PART_OF_MANY = 1 / 8;

/**
 * Commands that wait, by player, each player's in the order of arrival. However many one player sends, the commands of
 * players who send a few wait for few of them: in a batch that holds such commands, or follows one that did, a player
 * with many gets an eighth.
 */
export class CommandQueue {
  readonly #queues = new Map<string, Pending[]>();
  /** Players with more than a few commands. */
  readonly #many = new Set<string>();
  #size = 0;
  /**
   * Commands of players with a few in the last batch, halved with each further one. Their next commands come only after
   * their answers have arrived, so that none of them waits at the moment in which a batch ends: a player with many
   * would take the whole next batch, ahead of all others.
   */
  #fewOfLate = 0;
  /** The player who sent all of them; null if several did. */
  #fewOfLateBy: string | null = null;

  /** Number of waiting commands. */
  get size(): number {
    return this.#size;
  }

  /** Number of one player's waiting commands. */
  sizeOf(player: string): number {
    return this.#queues.get(player)?.length ?? 0;
  }

  /**
   * Number of waiting commands that count: those beyond a player's share start no batch sooner and make none larger.
   */
  get countedSize(): number {
    if (this.#many.size === 0) return this.#size;
    const isFewWaiting = this.#queues.size > this.#many.size;
    let beyond = 0;
    for (const player of this.#many) if (isFewWaiting || this.#hasOthers(player)) beyond += this.sizeOf(player) - FEW;
    return this.#size - beyond;
  }

  /** Adds a command; `first` puts it before all others of the player, because it was taken once already. */
  add(pending: Pending, first: boolean): void {
    const { player } = pending.job;
    this.#size += 1;
    const queue = this.#queues.get(player);
    if (!queue) this.#queues.set(player, [pending]);
    else if (first) queue.unshift(pending);
    else queue.push(pending);
    if (queue !== undefined && queue.length > FEW) this.#many.add(player);
  }

  /**
   * Takes the next commands of free players, up to the first that must run alone; a player's commands are not divided
   * to keep to `most`.
   */
  takeTogether(most: number, isFree: (player: string) => boolean): Map<string, Pending[]> {
    const batch = new Map<string, Pending[]>();
    const few: string[] = [];
    let jobs = 0;
    let ofFew = 0;
    let allOfFew: number | null = null;
    for (const [player, queue] of this.#queues) {
      // The rest of a player's commands goes behind all others, where this loop meets them again.
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

  /** Takes the next command of a free player that must run in a statement of its own. */
  takeAlone(isFree: (player: string) => boolean): Map<string, Pending[]> {
    for (const [player, queue] of this.#queues) {
      if (isFree(player) && queue[0]?.alone) return new Map([[player, this.#take(player, queue, 1)]]);
    }
    return new Map();
  }

  /** Counts the waiting commands of free players with a few who are in no batch yet; stops at `most`. */
  #waitingOfFew(most: number, isFree: (player: string) => boolean, batch: ReadonlyMap<string, unknown>): number {
    let few = 0;
    for (const [player, queue] of this.#queues) {
      if (queue.length > FEW || !isFree(player) || batch.has(player)) continue;
      few += together(queue);
      if (few >= most) break;
    }
    return few;
  }

  /** True if another player with a few commands has bet lately. */
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

  /** Takes commands and puts the player's rest behind the others, so that one busy player never starves them. */
  #take(player: string, queue: Pending[], count: number): Pending[] {
    const taken = queue.splice(0, count);
    this.#size -= count;
    this.#queues.delete(player);
    if (queue.length > 0) this.#queues.set(player, queue);
    if (queue.length <= FEW) this.#many.delete(player);
    return taken;
  }
}

/** Counts how many of a player's first commands one batch can hold: up to the first that must run alone. */
function together(queue: readonly Pending[]): number {
  const alone = queue.findIndex((pending) => pending.alone);
  return Math.min(alone === -1 ? queue.length : alone, MAX_JOBS_PER_PLAYER);
}
