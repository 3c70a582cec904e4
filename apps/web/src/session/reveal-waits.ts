import type { Asked, Held } from "./held-results.ts";

/** Whoever wants what tells results gets it at the latest after this much of a reveal. */
const PATIENCE_MS = 10_000;

/** Keeps what tells results of one's own waiting while a result is on its way or being revealed: lists, and questions to the house. */
export class RevealWaits {
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #waiting: (() => void)[] = [];
  /** Since when a result has been on its way or revealed by a screen; null while none is. */
  #busySince: number | null = null;
  #isHeldByHouse = false;
  /** Something has become visible that lists do not know of. */
  #hasNews = false;

  /** @param now server time in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  noteNews(): void {
    this.#hasNews = true;
  }

  /** Lets everybody go on when nothing is revealed any more. What lies covered keeps nobody waiting. */
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

  /** Calls back, until the returned function is called, whenever something has become visible that lists may tell as well. */
  onRevealed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The answer is given when no result is on its way or being revealed, and is then fresh. What the house holds it leaves out by itself. */
  async askAfterReveal<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      for (let left = this.#patience(); left > 0; left = this.#patience()) await this.#nextReveal(left);
      const answer = await ask();
      if (this.#patience() <= 0) return answer;
    }
  }

  /** Resolves when nothing but covered bets is held, by the house neither: for what has everything in it. */
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
