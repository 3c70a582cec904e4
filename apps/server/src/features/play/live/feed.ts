import type { BetRecord } from "@fairhouse/protocol/play.ts";

/** A limit on what a person can read in half a second. */
const MAX_BETS = 30;
/** A bet of sixty chips is long; this keeps a batch small for every watcher, whatever the bets. */
const MAX_CHARACTERS = 16_000;

/**
 * The settled bets since the last batch, of which the newest are shown: ten thousand bets a second take memory for
 * thirty, and every watcher gets the same few kilobytes.
 */
export class Feed {
  #recent: BetRecord[] = [];
  /** Position of the oldest bet once the list is full. */
  #oldest = 0;

  add(bet: BetRecord): void {
    if (this.#recent.length < MAX_BETS) {
      this.#recent.push(bet);
      return;
    }
    this.#recent[this.#oldest] = bet;
    this.#oldest = (this.#oldest + 1) % MAX_BETS;
  }

  /** Takes the batch: newest first, empty if nothing was settled. */
  take(): readonly BetRecord[] {
    const ordered = [...this.#recent.slice(this.#oldest), ...this.#recent.slice(0, this.#oldest)].reverse();
    this.#recent = [];
    this.#oldest = 0;
    let characters = 0;
    const end = ordered.findIndex((bet) => {
      characters += JSON.stringify(bet).length;
      return characters > MAX_CHARACTERS;
    });
    return end === -1 ? ordered : ordered.slice(0, end);
  }
}
