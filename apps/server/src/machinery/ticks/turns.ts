/** Work that several ask for at once: a run that begins after the question answers everybody who asked until it began. */
export class Turns {
  readonly #work: () => Promise<void>;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves at the end of a run that began after this call. @throws what that run throws. */
  take(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      const run = this.#work();
      this.#running = run.catch(() => {
        // Whoever asked for this run hears how it failed; the next one begins all the same.
      });
      return run;
    });
    return this.#next;
  }
}
