/** The most sales that are written at once at a server: bets, leases and settlements use the same connections. */
const MOST_AT_ONCE = 3;

/**
 * Lets the sales of bets take turns, one of each player at a time: more of them would only wait for the player's row,
 * each with a connection that everybody else needs.
 */
export class SaleTurns {
  /** The sales that wait, by player, in the order of the players' turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #selling = new Set<string>();

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
      this.#selling.delete(player);
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [player, queue] of this.#waiting) {
      if (this.#selling.size >= MOST_AT_ONCE) return;
      if (this.#selling.has(player)) continue;
      const start = queue.shift();
      // The player's next sale comes after those of all others who wait now.
      this.#waiting.delete(player);
      if (queue.length > 0) this.#waiting.set(player, queue);
      this.#selling.add(player);
      start?.();
    }
  }
}
