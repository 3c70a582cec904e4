import type { Asked, Held } from "./held-results.ts";

/** Longest time for which a reveal delays anything that would give results away. */
const PATIENCE_MS = 10_000;

/**
 * Delays lists and requests that would give away results of the player's own while a result is pending or being
 * revealed.
 */
export class RevealWaits {
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #waiting: (() => void)[] = [];
  /** Time since which a result has been pending or revealed by a screen; null while none is. */
  #busySince: number | null = null;
  #isHeldByHouse = false;
  /** True if something has become visible that lists do not know. */
  #hasNews = false;

  /** @param now server time in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  noteNews(): void {
    this.#hasNews = true;
  }

  /** Releases all waiters when nothing is being revealed any more. Covered bets delay nobody. */
  follow(held: readonly Held[], asked: readonly Asked[]): void {
    const isBusy = asked.length > 0 || held.some(({ until, ofHouse }) => until !== null && !ofHouse);
    this.#busySince = isBusy ? (this.#busySince ?? this.#now()) : null;
    this.#isHeldByHouse = held.some(({ ofHouse }) => ofHouse);
    if (isBusy) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
    if (!this.#hasNews || this.#isHeldByHouse) return;
    this.#hasNews = false;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Calls back whenever something has become visible that lists may show too, until the returned function is called.
   */
  onRevealed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Sends a request when no result is pending or being revealed, so that its answer is fresh. The house itself leaves
   * out what it holds back.
   */
  async askAfterReveal<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      for (let left = this.#patience(); left > 0; left = this.#patience()) await this.#nextReveal(left);
      const answer = await ask();
      if (this.#patience() <= 0) return answer;
    }
  }

  /** Resolves when only covered bets are held, and nothing by the house: for answers that include everything. */
  async allShown(): Promise<void> {
    while (this.#busySince !== null || this.#isHeldByHouse) await this.#nextReveal();
  }

  #patience(): number {
    return this.#busySince === null ? 0 : this.#busySince + PATIENCE_MS - this.#now();
  }

  #nextReveal(mostMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = mostMs === undefined ? undefined : setTimeout(resolve, mostMs);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
