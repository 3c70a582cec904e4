import type { BetRecord } from "@fairhouse/protocol/play.ts";

/** More than this nobody can read in half a second. */
const MAX_BETS = 30;
/** A bet of sixty chips is long; what one batch sends to every watcher stays small whatever was staked. */
const MAX_CHARACTERS = 16_000;

/**
 * The settled bets since the last batch, of which the newest are shown: ten thousand bets a second cost memory for thirty, and
 * every watcher the same few kilobytes.
 */
export class Feed {
  #recent: BetRecord[] = [];
  /** Where the oldest stands once the list is full. */
  #oldest = 0;

  add(bet: BetRecord): void {
    if (this.#recent.length < MAX_BETS) {
      this.#recent.push(bet);
      return;
    }
    this.#recent[this.#oldest] = bet;
    this.#oldest = (this.#oldest + 1) % MAX_BETS;
  }

  /** Takes the batch: newest first, empty when nothing was settled. */
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
