/**
 * Work that several callers request at once: a run that begins after a request serves everybody who asked until it
 * began.
 */
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
        // The callers of this run get its failure; the next one begins all the same.
      });
      return run;
    });
    return this.#next;
  }
}
