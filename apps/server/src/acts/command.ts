import type { Finding } from "@fairhouse/ledger/trial-balance.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type pg from "pg";
import type { Keys } from "../machinery/keys.ts";
import type { TickFolder } from "../machinery/ticks/tick-folder.ts";
import type { Act, Authority } from "./authority.ts";

/** A command of `npm run admin`. */
export interface Command {
  /** Its first word. */
  readonly names: readonly string[];
  /** What it shows, as lines of the help. */
  readonly looks?: string;
  /** What it does, each of which needs a reason, as lines of the help. */
  readonly acts?: string;
  /** @returns what to print. @throws AdminRefusal for what cannot be done. */
  run(line: CommandLine): Promise<string>;
}

export interface AdminParts {
  readonly pool: pg.Pool;
  readonly random: Random;
  /** Ids of the games. */
  readonly games: readonly string[];
  /** User of the operating system. */
  readonly user: string;
  readonly backUp: (folder: string) => Promise<string>;
  /** The house's keys, read only where a command needs them: the others work without. */
  readonly keys: () => Promise<Keys>;
  /** Answers what `npm run ledger:audit` finds. */
  readonly audit: () => Promise<readonly Finding[]>;
  /** Answers where the servers of this data folder keep their ticks. */
  readonly ticks: () => Promise<TickFolder>;
}

/** A line as it was typed, and what a command may use. */
export interface CommandLine extends AdminParts {
  readonly name: string;
  /** What follows the command's name. */
  readonly words: readonly string[];
  /** How many lines to show. */
  readonly limit: number;
  /** Who acts and why. @throws AdminRefusal without a reason. */
  readonly by: () => Authority;
  /** Does something together with its line in the audit trail. */
  readonly act: Act;
}
