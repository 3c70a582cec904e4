import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { TickFile, TickFolder } from "./tick-folder.ts";
import { Turns } from "./turns.ts";

/** Time for which callers wait for the disk. */
const PATIENCE_MS = 1_000;
const UNNOTICED = "a database that goes back meanwhile may not be noticed";

/** Writes the newest tick, one write after the other, and makes nobody wait for long. */
export class TickKeeper {
  readonly #folder: TickFolder;
  readonly #log: Logger;
  readonly #writes: Turns;
  #isSlow = false;

  /** @param newest read when a write begins, so that ticks that came meanwhile are written together. */
  constructor(folder: TickFolder, log: Logger, newest: () => TickFile | null) {
    this.#folder = folder;
    this.#log = log;
    this.#writes = new Turns(async () => {
      const file = newest();
      if (file !== null) await folder.write(file);
    });
  }

  /**
   * Resolves once the newest tick is kept; after a timeout, once, and from then on at once until the disk has answered.
   */
  async keep(): Promise<void> {
    const written = this.#writes.take().then(
      () => {
        this.#isSlow = false;
      },
      (error: unknown) => this.#log.error({ err: error }, `a tick could not be kept: ${UNNOTICED}`),
    );
    if (this.#isSlow) return;
    const late = sleep(PATIENCE_MS, "late" as const, { ref: false });
    if ((await Promise.race([written, late])) !== "late") return;
    this.#isSlow = true;
    this.#log.error({ folder: this.#folder.path }, `the disk of the ticks does not answer: ${UNNOTICED}`);
  }
}
