import type { Chain } from "@fairhouse/fairness/chain.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { Pacing } from "@fairhouse/protocol/play-rules.ts";

/**
 * Hashes a chain of `length` links off the server's main thread: a million take as long as thousands of bets.
 * @param root 64 hex digits, secret.
 * @throws the reason of `signal` if it is aborted first.
 */
export type ChainMill = (root: string, length: number, stride: number, signal: AbortSignal) => Promise<Chain>;

/** The operator's switches. Open hands and rounds go on. */
export interface Switches {
  gameOff(game: string): boolean;
  draining(): boolean;
}

/** The rules of this house, by id and version. The highest version takes new bets. */
export interface Games {
  latest(id: string): AnyGame | undefined;
  version(id: string, version: number): AnyGame | undefined;
}

/** The currency's limits on a bet's first total stake, and the operator's rules on when it may be made. */
export interface StakeLimits {
  readonly minBet: number;
  readonly maxBet: number;
  /** Absent if bets may be made at any time: what a player has played lately is then never read. */
  readonly pacing?: Pacing | undefined;
}

/** The public facts of a chain before any of it is played. */
export interface CommittedChain {
  readonly table: string;
  readonly terminalHash: string;
}

/**
 * Random bytes for the secrets of chains. The machine's own source ignores `salted`: a test house uses it to search for
 * known rounds.
 */
export interface ChainRandom extends Random {
  /** Draws random bytes; `salted` is the chain whose salt is drawn, if one is. */
  bytes(count: number, salted?: CommittedChain): Uint8Array;
}
