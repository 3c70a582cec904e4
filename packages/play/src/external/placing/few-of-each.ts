/** Lets only a few requests of each player wait in memory. */
export class FewOfEach {
  readonly #most: number;
  /** The number of those that wait, by player. */
  readonly #waiting = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Does something for a player that waits; null, and nothing is done, if too many of theirs wait already. */
  async among<Answer>(player: string, work: () => Promise<Answer>): Promise<Answer | null> {
    const waiting = this.#waiting.get(player) ?? 0;
    if (waiting >= this.#most) return null;
    this.#waiting.set(player, waiting + 1);
    try {
      return await work();
    } finally {
      const left = (this.#waiting.get(player) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(player);
      else this.#waiting.set(player, left);
    }
  }
}
