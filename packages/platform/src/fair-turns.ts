/**
 * Lets players take turns, one piece of work of each at a time: more of one player's would only wait for their row, each
 * with a connection that everybody else needs.
 */
export class FairTurns {
  readonly #mostAtOnce: number;
  /** Work that waits, by player, in the order of the players' turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #working = new Set<string>();

  /** @param mostAtOnce players whose work is done at once */
  constructor(mostAtOnce: number) {
    this.#mostAtOnce = mostAtOnce;
  }

  /** Waits for a turn of the player, and does the work in it. */
  async take<Answer>(player: string, work: () => Promise<Answer>): Promise<Answer> {
    await new Promise<void>((start) => {
      const queue = this.#waiting.get(player);
      if (queue === undefined) this.#waiting.set(player, [start]);
      else queue.push(start);
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#working.delete(player);
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [player, queue] of this.#waiting) {
      if (this.#working.size >= this.#mostAtOnce) return;
      if (this.#working.has(player)) continue;
      const start = queue.shift();
      // The player's next turn comes after those of all others who wait now.
      this.#waiting.delete(player);
      if (queue.length > 0) this.#waiting.set(player, queue);
      this.#working.add(player);
      start?.();
    }
  }
}
