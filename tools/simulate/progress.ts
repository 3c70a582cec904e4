const WIDTH = 40;
const REDRAW_MS = 100;

/** A progress bar on stderr, which does nothing if stderr is not a terminal. */
export class ProgressBar {
  readonly #total: number;
  readonly #startedAt = performance.now();
  #drawnAt = 0;

  constructor(total: number) {
    this.#total = total;
  }

  update(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = now;
    const share = done / this.#total;
    const bar = "█".repeat(Math.round(WIDTH * share)).padEnd(WIDTH, "░");
    const secondsLeft = Math.round(((now - this.#startedAt) / 1_000 / share) * (1 - share));
    process.stderr.write(`\r${bar} ${Math.floor(100 * share)}% ${secondsLeft} s left  `);
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  }
}
