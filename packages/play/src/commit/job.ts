import type { Result } from "@fairhouse/kernel/result.ts";
import type { Announcement } from "./announcement.ts";
import type { Draft } from "./draft.ts";
import type { Refusal } from "./refusal.ts";

/** A client-made idempotency key with the hash (SHA-256, hex) of the request that it stands for. */
export interface CommandKey {
  readonly id: string;
  readonly bodyHash: string;
}

/** A committed command, as its key remembers it. */
export interface KnownCommand {
  readonly bet: string;
  readonly moves: number;
}

/** What an accepted command leaves behind, besides the rows in its draft. */
export interface Done<Answer> {
  /** The bet that the key will name. */
  readonly bet: string;
  readonly moves: number;
  readonly answer: Answer;
  /** Told after the commit. */
  readonly announcements: readonly Announcement[];
}

/** One player's command. `run` is pure: it may be called several times, each time on a newer state. */
export interface Job<Answer> {
  readonly player: string;
  /** Null for commands that are addressed otherwise (a move by its turn). */
  readonly key: CommandKey | null;
  /** Whether `run` reads the player's open hands. */
  readonly needsHands: boolean;
  run(draft: Draft): Result<Done<Answer>, Refusal>;
  /** The first answer of a command that was committed before under the same key and body. */
  replay(known: KnownCommand): Promise<Answer>;
}
