import type { Result } from "@fairhouse/kernel/result.ts";
import type { Pool, PoolClient } from "pg";
import type { Announcement } from "./announcement.ts";
import type { Draft } from "./draft.ts";
import type { Need } from "./player.ts";
import type { Refusal } from "./refusal.ts";

/** A client-made idempotency key, with the hash (SHA-256, hex) of the request it stands for. */
export interface CommandKey {
  readonly id: string;
  readonly bodyHash: string;
}

/** A committed command, as its key remembers it. */
export interface KnownCommand {
  readonly bet: string;
  readonly moves: number;
}

/** The result of an accepted command, besides the rows in its draft. */
export interface Done<Answer> {
  /** The bet that the key will name. */
  readonly bet: string;
  readonly moves: number;
  readonly answer: Answer;
  /** Published after the commit. */
  readonly announcements: readonly Announcement[];
}

interface AnyJob<Answer> {
  readonly player: string;
  /** The facts that `run` reads beside the player's row. */
  readonly needs?: readonly Need[];
  /**
   * Computes the command. It may be called several times, each time on a newer state, and changes nothing else.
   * @param doubtful true if what an earlier call drafted may still be written.
   */
  run(draft: Draft, doubtful: boolean): Result<Done<Answer>, Refusal>;
}

/** A command that its key identifies, however often it is sent. */
export interface KeyedJob<Answer> extends AnyJob<Answer> {
  readonly key: CommandKey;
  /** Reads the first answer of a command that was committed earlier under the same key and body. */
  replay(known: KnownCommand): Promise<Answer>;
}

/** A command that by its nature can take effect only once: a move at its turn, a ticket's cash-out. */
export interface UnkeyedJob<Answer> extends AnyJob<Answer> {
  readonly key: null;
  /**
   * True if an earlier command for the same effect may have been committed: `standing` is then read before the first
   * try.
   */
  readonly doubtful?: boolean;
  /**
   * Reads the command's first answer if the database shows that it took effect, null otherwise. Called before the
   * command is computed again after a try whose answer may have been lost. An error ends the try: a failed read never
   * means "it does not stand".
   */
  standing(db: Pool | PoolClient): Promise<Answer | null>;
}

/** One player's command. */
export type Job<Answer> = KeyedJob<Answer> | UnkeyedJob<Answer>;
