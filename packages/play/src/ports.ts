import type { Chain } from "@fairhouse/fairness/chain.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Announcement } from "./commit/announcement.ts";

/** Wall time for records, monotonic time for durations: a step of the first never moves the second. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment; never goes back. */
  monotonic(): number;
  /** Calls back once after so many milliseconds of monotonic time. Answers how to cancel. */
  after(delayMs: number, callback: () => void): () => void;
}

/** Encrypts what the database may store but not read. `context` binds a text to its row. */
export interface Vault {
  seal(text: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
}

/**
 * Hashes a chain of `length` links, beside the work of the server: a million take as long as thousands of bets.
 * @param root 64 hex digits, secret.
 * @throws the reason of `signal` when it is aborted first.
 */
export type ChainMill = (root: string, length: number, stride: number, signal: AbortSignal) => Promise<Chain>;

/** Tells everybody concerned, on every server. Called only after the commit. */
export interface Bus {
  publish(announcement: Announcement): void;
}

/** What the operator switched off. Open hands and rounds go on. */
export interface Switches {
  gameOff(game: string): boolean;
  draining(): boolean;
}

/** The rules of this house, by id and version. The highest version takes new bets. */
export interface Games {
  latest(id: string): AnyGame | undefined;
  version(id: string, version: number): AnyGame | undefined;
}

/** The currency's limits on a bet's first total stake. */
export interface StakeLimits {
  readonly minBet: number;
  readonly maxBet: number;
}

/** A chain as everybody knows it before anything of it is played. */
export interface CommittedChain {
  readonly table: string;
  readonly terminalHash: string;
}

/** Version 7 UUIDs and random bytes: injected, so that tests are repeatable. */
export interface Random {
  uuid(): string;
  /** `salted`: the chain whose salt is drawn, where one is. The machine's own source takes no notice of it. */
  bytes(count: number, salted?: CommittedChain): Uint8Array;
}

/** Where a host tells of what went wrong although it goes on. Never given a secret. */
export interface Log {
  error(details: Record<string, unknown>, message: string): void;
}
