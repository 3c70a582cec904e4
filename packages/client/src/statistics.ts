import type { Money } from "@fairhouse/kernel/money.ts";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What a player did at one game since the page was opened, or since a reset. */
export interface Statistics {
  readonly bets: number;
  readonly wins: number;
  readonly losses: number;
  readonly wagered: Money;
  readonly profit: Money;
  /** Profit after each of the last bets, oldest first, with the profit before them: the line of the chart. */
  readonly line: readonly Money[];
}

/** As many as the chart has room for. */
const LINE_LENGTH = 120;

export const noStatistics: Statistics = { bets: 0, wins: 0, losses: 0, wagered: 0, profit: 0, line: [0] };

/** A bet that returns just its stake is neither won nor lost. */
export function withBet(
  before: Statistics,
  { stake, payout }: { readonly stake: Money; readonly payout: Money },
): Statistics {
  const profit = before.profit + payout - stake;
  return {
    bets: before.bets + 1,
    wins: before.wins + (payout > stake ? 1 : 0),
    losses: before.losses + (payout < stake ? 1 : 0),
    wagered: before.wagered + stake,
    profit,
    line: [...before.line, profit].slice(-LINE_LENGTH),
  };
}

const stores = new Map<string, StoreApi<Statistics>>();

/** One store per game, for the life of the page: going to another page and back keeps the figures. */
export function statisticsOf(game: string): StoreApi<Statistics> {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const store = createStore(() => noStatistics);
  stores.set(game, store);
  return store;
}

/** The figures go with the player who signs out. */
export function forgetStatistics(): void {
  for (const store of stores.values()) store.setState(noStatistics, true);
}
