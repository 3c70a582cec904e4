import type { Money } from "@fairhouse/kernel/money.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayContext } from "./play-context.tsx";
import { countedBets, notePlayed, type PlayedBet } from "./play-time.ts";

/** A player's figures at one game since the page was opened, or since a reset. */
export interface Statistics {
  readonly bets: number;
  readonly wins: number;
  readonly losses: number;
  readonly wagered: Money;
  readonly profit: Money;
  /** Profit after each of the last bets, oldest first, preceded by the profit before them: the line of the chart. */
  readonly line: readonly Money[];
}

/** Number of points for which the chart has room. */
const LINE_LENGTH = 120;

export const noStatistics: Statistics = { bets: 0, wins: 0, losses: 0, wagered: 0, profit: 0, line: [0] };

/** Adds a bet. One that returns just its stake is neither won nor lost. */
export function withBet(before: Statistics, { stake, payout }: Pick<PlayedBet, "stake" | "payout">): Statistics {
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

/**
 * Returns the store of a game. It lives as long as the page, so that going to another page and back keeps the figures.
 */
export function statisticsOf(game: string): StoreApi<Statistics> {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const store = createStore(() => noStatistics);
  stores.set(game, store);
  return store;
}

/** Far more bets than a screen that is opened again hears of a second time. */
const REMEMBERED = 500;
/** Bets that are in the figures, or were shown before this page was opened. */
const counted = new Set(countedBets());

/**
 * Adds a bet that a screen has shown to the figures of its game, and to the time that its player has played; once, even
 * if the screen is opened again and hears of the bet again.
 */
export function noteResult(
  game: string,
  { session, clock }: Pick<PlayContext, "session" | "clock">,
  bet: PlayedBet,
): void {
  if (counted.has(bet.id)) return;
  counted.add(bet.id);
  const [oldest] = counted;
  if (oldest !== undefined && counted.size > REMEMBERED) counted.delete(oldest);
  statisticsOf(game).setState((before) => withBet(before, bet));
  const { player } = session.getState();
  if (player !== null) notePlayed(player, bet, clock.now());
}

/** The player whose figures these are; null until one is known, as while a page is opened, and after a sign-out. */
let owner: string | null = null;

/**
 * Clears the figures unless they are this player's. Screens call it for the player of the page, also for a guest who
 * cannot bet on them.
 */
export function keepStatisticsOf(player: string | null): void {
  if (owner !== null && owner !== player) forgetStatistics();
  owner = player;
}

export function forgetStatistics(): void {
  counted.clear();
  for (const store of stores.values()) store.setState(noStatistics, true);
}
