import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { createStore } from "zustand/vanilla";
import { deviceStorage, parseRecord } from "./storage.ts";

/** The time since a player began to play in this browser, and what it has won or cost: all games and tabs together. */
export interface PlayTime {
  /** Milliseconds since 1970; null before a first bet. */
  readonly since: number | null;
  readonly net: Money;
}

/** The play of the last player, as it is kept. */
interface Kept extends PlayTime {
  readonly player: string;
  /** The moment of the last result. */
  readonly at: number;
  /**
   * Ids of the last bets that were counted, oldest first: tabs that show the same table or hand hear of the same bet, and
   * so does a screen that is opened again.
   */
  readonly bets: readonly string[];
}

/** A bet that a screen has shown to its end. */
export interface PlayedBet {
  readonly id: string;
  readonly stake: Money;
  readonly payout: Money;
}

const KEY = "playTime";
/** A pause of this length ends the time played: the next bet begins another. */
const BREAK_MS = 30 * 60_000;
/** A screen has shown a result by then, or has gone: nothing is told before it is shown. */
const LONGEST_REVEAL_MS = 60_000;
/** More bets than a player can have at the tables of all tabs. */
const REMEMBERED = 100;
const NOTHING: PlayTime = { since: null, net: 0 };

export const playTime = createStore<{ readonly kept: Kept | null }>(() => ({ kept: stored() }));

/** Follows what other tabs add, until the returned function is called. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => key === KEY && playTime.setState({ kept: stored() });
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** Returns the play of a player, which a long pause or another player's play has ended. */
export function playTimeOf(kept: Kept | null, player: string | null, now: number): PlayTime {
  return kept !== null && kept.player === player && now - kept.at < BREAK_MS ? kept : NOTHING;
}

/** Returns the ids of the last bets that were counted in this browser. */
export function countedBets(): readonly string[] {
  return playTime.getState().kept?.bets ?? [];
}

/** Adds a bet that a screen has shown to its player, unless one has. @param now by the clock of the house. */
export function notePlayed(player: string, { id, stake, payout }: PlayedBet, now: number): void {
  // The device is read again, because another tab may have added to it; a tab that cannot store counts alone.
  const before = stored() ?? playTime.getState().kept;
  const counted = before?.bets ?? [];
  if (counted.includes(id)) return;
  const { since, net } = playTimeOf(before, player, now);
  const bets = [...counted, id].slice(-REMEMBERED);
  const at = since === null ? now : Math.max(now, before?.at ?? now);
  const kept: Kept = { player, since: since ?? now, net: net + payout - stake, at, bets };
  deviceStorage.setItem(KEY, JSON.stringify(kept));
  playTime.setState({ kept });
}

/**
 * Adds bets that ended while no screen of their game was open.
 * @param listed the player's latest bets, newest first.
 * @param now milliseconds since 1970, by the clock of the house.
 */
export function noteMissed(player: string, listed: readonly BetRecord[], now: number): void {
  const { since } = playTimeOf(stored() ?? playTime.getState().kept, player, now);
  const from = since ?? now - BREAK_MS;
  for (const bet of listed.toReversed()) {
    const { payout, settledAt } = bet;
    if (payout === null || settledAt === null || isGivenBack(bet)) continue;
    const at = Date.parse(settledAt);
    if (at >= from && at <= now - LONGEST_REVEAL_MS) notePlayed(player, { ...bet, payout }, at);
  }
}

function stored(): Kept | null {
  const { player, since, net, at, bets } = parseRecord(deviceStorage.getItem(KEY)) ?? {};
  const isKept =
    typeof player === "string" && typeof since === "number" && typeof net === "number" && typeof at === "number";
  // Versions of this page before kept no ids.
  const ids = Array.isArray(bets) ? bets.filter((id): id is string => typeof id === "string") : [];
  return isKept ? { player, since, net, at, bets: ids } : null;
}
