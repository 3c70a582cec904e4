import type { SeededRandom } from "./random.ts";

/** What an attack found: which promise of `docs/reliability.md` does not hold, and where it was seen. */
export interface Broken {
  readonly invariant: string;
  readonly what: string;
}

/** What an attack works with. */
export interface Field {
  readonly random: SeededRandom;
  /** Name of a planted bug that every server of the attack is started with; null for the house as it is. */
  readonly plant: string | null;
  /** For how many milliseconds of the house a table takes bets at most: what nothing is waited for longer than. Infinity: as its game says. */
  readonly longestBettingMs: number;
  /** An empty PostgreSQL database of one's own, not migrated; gone after the attack. */
  newDatabase(): Promise<string>;
  /** A folder of one's own; gone after the attack. */
  newFolder(): Promise<string>;
  /** Whether another turn fits into the time of this attack. The first one always does. */
  hasTime(): boolean;
  say(line: string): void;
  /** What to keep for whoever looks for the reason when something broke: a server's log. */
  witness(log: () => string): void;
  /** Runs when the attack is over, also when it failed; last come first. */
  after(cleanUp: () => Promise<unknown> | unknown): void;
}

export interface Attack {
  readonly name: string;
  /** One line for `--help`. */
  readonly about: string;
  /** Answers everything that broke; empty when the house held. Throws only when the attack itself could not be made. */
  run(field: Field): Promise<readonly Broken[]>;
}
