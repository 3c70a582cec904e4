import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";

export type BetScope = "mine" | "all" | "high";

/** Rows of a live table: what happened last, not a history. */
export const LIVE_ROWS = 20;

export function betsPath(scope: BetScope, game: string | null, cursor: string | null): string {
  const query = new URLSearchParams({ scope, limit: String(LIVE_ROWS) });
  if (game !== null) query.set("game", game);
  if (cursor !== null) query.set("cursor", cursor);
  return `/bets?${query}`;
}

/** Puts settled bets on top of a live list, newest first, each once, and keeps the list short. */
export function withNewBets(list: BetList, arrived: readonly BetRecord[], game: string | null): BetList {
  const known = new Set(list.bets.map((bet) => bet.id));
  const fresh = arrived.filter((bet) => (game === null || bet.game === game) && !known.has(bet.id));
  if (fresh.length === 0) return list;
  const bets = [...fresh, ...list.bets].sort((a, b) => settledTime(b) - settledTime(a)).slice(0, LIVE_ROWS);
  return { bets, next: list.next };
}

function settledTime(bet: BetRecord): number {
  return Date.parse(bet.settledAt ?? bet.createdAt);
}

/** What a bet returned per unit staked, in hundredths, rounded down; null while it is open, or when it was given back. */
export function hundredthsOf(bet: Pick<BetRecord, "stake" | "payout" | "refunded">): number | null {
  if (bet.payout === null || bet.refunded || bet.stake === 0) return null;
  // In integers: payouts reach 2^53.
  return Number((BigInt(bet.payout) * 100n) / BigInt(bet.stake));
}

export function profitOf(bet: Pick<BetRecord, "stake" | "payout">): number | null {
  return bet.payout === null ? null : bet.payout - bet.stake;
}
