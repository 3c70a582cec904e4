/** Least time from bet to bet while a button is held: eight bets a second. */
const LEAST_MS = 125;

export interface RepeatedGame {
  /**
   * Makes one bet with the values of the screen, and resolves when the screen takes the next: true if it was not refused.
   */
  play(): Promise<boolean>;
  /** Returns false while no bet may follow by itself: a dialog is open, the page is offline, or a value cannot be bet. */
  mayRepeat(): boolean;
}

/**
 * Makes the bets of one button. A press bets; a press during a bet is kept for its end, one and never more; while the
 * button is held, each bet follows the end of the last. Presses and holds are dropped when a bet is refused, and when
 * nothing may follow by itself.
 */
export class BetRepeater {
  readonly #game: RepeatedGame;
  #isPlaying = false;
  #isKept = false;
  #isHeld = false;
  /** True from a drop until the button is let go: a key that stays down reports itself again and again. */
  #isOver = false;

  constructor(game: RepeatedGame) {
    this.#game = game;
  }

  /** True while bets follow each other because the button is held. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** True from a press until the screen takes the next bet. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  press(): void {
    this.#isOver = false;
    if (this.#isPlaying) this.#isKept = true;
    else void this.#run();
  }

  /** Repeats from now on, until {@link release} or {@link drop}; after a drop only once the button was let go. */
  hold(): void {
    if (this.#isHeld || this.#isOver || !this.#game.mayRepeat()) return;
    this.#isHeld = true;
    if (!this.#isPlaying) void this.#run();
  }

  /** Called when the button is let go: the bet under way is the last one, unless a press was kept before. */
  release(): void {
    this.#isHeld = false;
    this.#isOver = false;
  }

  /** Drops everything that would follow. */
  drop(): void {
    this.#isHeld = false;
    this.#isKept = false;
    this.#isOver = true;
  }

  async #run(): Promise<void> {
    this.#isPlaying = true;
    do {
      this.#isKept = false;
      const begun = performance.now();
      if (!(await this.#game.play())) this.drop();
      if (this.#isHeld) await pause(LEAST_MS - (performance.now() - begun));
      if (!this.#game.mayRepeat()) this.drop();
    } while (this.#isHeld || this.#isKept);
    this.#isPlaying = false;
  }
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
