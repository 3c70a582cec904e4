import type { BetPage } from "@fairhouse/protocol/play.ts";

/** Readers of untrusted game data from the network. Unexpected data reads as null, a missing field as undefined. */

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

export function wholeNumberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

/** Returns the outcome of a bet: that of its round, if it has one. */
export function outcomeOfPage({ bet, proof }: BetPage): unknown {
  return "outcome" in proof ? proof.outcome : bet.outcome;
}

type Bet = BetPage["bet"];

/** @param versions the versions of the rules whose bets look and pay as the game draws them. */
export function isSettled(bet: Bet, versions: readonly number[]): bet is Bet & { readonly payout: number } {
  return bet.payout !== null && versions.includes(bet.gameVersion);
}
