import type { SeededRandom } from "./random.ts";

/** A finding of an attack: the promise of `docs/reliability.md` that does not hold, and where this was seen. */
export interface Broken {
  readonly invariant: string;
  readonly what: string;
}

/** The environment in which an attack works. */
export interface Field {
  readonly random: SeededRandom;
  /** Name of a planted bug with which every server of the attack is started; null for the house as it is. */
  readonly plant: string | null;
  /**
   * Maximum milliseconds, by the house's clock, for which a table takes bets, and so for which an attack waits.
   * Infinity: as its game says.
   */
  readonly longestBettingMs: number;
  /** Makes an empty PostgreSQL database that is not migrated and is dropped after the attack. */
  newDatabase(): Promise<string>;
  /** Makes a folder that is removed after the attack. */
  newFolder(): Promise<string>;
  /** True if another turn fits into the time of this attack. The first one always does. */
  hasTime(): boolean;
  say(line: string): void;
  /** Registers a log that is kept if something broke, for the search for the reason: a server's output. */
  witness(log: () => string): void;
  /** Runs when the attack is over, also if it failed; the last one registered runs first. */
  after(cleanUp: () => Promise<unknown> | unknown): void;
}

export interface Attack {
  readonly name: string;
  /** One line for `--help`. */
  readonly about: string;
  /** Returns everything that broke; empty if the house held. Throws only if the attack itself could not be made. */
  run(field: Field): Promise<readonly Broken[]>;
}
