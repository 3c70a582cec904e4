import type { Finding } from "@fairhouse/ledger/trial-balance.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type pg from "pg";
import type { Keys } from "../machinery/keys.ts";
import type { TickFolder } from "../machinery/ticks/tick-folder.ts";
import type { Act, Authority } from "./authority.ts";

/** A command of `npm run admin`. */
export interface Command {
  /** The first words that select it. */
  readonly names: readonly string[];
  /** Its read-only uses, as lines of the help. */
  readonly looks?: string;
  /** Its acts, each of which needs a reason, as lines of the help. */
  readonly acts?: string;
  /** The most words after the name that it takes; without it, it counts them itself. */
  readonly most?: number;
  /** @returns the text to print. @throws AdminRefusal for an act that cannot be done. */
  run(line: CommandLine): Promise<string>;
}

export interface AdminParts {
  readonly pool: pg.Pool;
  readonly random: Random;
  /** Ids of the games. */
  readonly games: readonly string[];
  /** The largest bet of a player, in smallest units. */
  readonly maxBet: number;
  /** User of the operating system. */
  readonly user: string;
  readonly backUp: (folder: string) => Promise<string>;
  /** The house's keys, read only if a command needs them: the others work without. */
  readonly keys: () => Promise<Keys>;
  /** Returns the findings of `npm run ledger:audit`. */
  readonly audit: () => Promise<readonly Finding[]>;
  /** Returns the folder in which the servers of this data folder keep their ticks. */
  readonly ticks: () => Promise<TickFolder>;
}

/** A command line as typed, with the parts that a command may use. */
export interface CommandLine extends AdminParts {
  readonly name: string;
  /** The words after the command's name. */
  readonly words: readonly string[];
  /** The number of lines to show. */
  readonly limit: number;
  /** Returns the actor and the reason. @throws AdminRefusal without a reason. */
  readonly by: () => Authority;
  readonly act: Act;
}
