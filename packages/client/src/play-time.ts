import type { Money } from "@fairhouse/kernel/money.ts";
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

/** Adds a bet that a screen has shown to its player, unless one has. */
export function notePlayed(player: string, { id, stake, payout }: PlayedBet, now = Date.now()): void {
  // The device is read again, because another tab may have added to it; a tab that cannot store counts alone.
  const before = stored() ?? playTime.getState().kept;
  const counted = before?.bets ?? [];
  if (counted.includes(id)) return;
  const { since, net } = playTimeOf(before, player, now);
  const bets = [...counted, id].slice(-REMEMBERED);
  const kept: Kept = { player, since: since ?? now, net: net + payout - stake, at: now, bets };
  deviceStorage.setItem(KEY, JSON.stringify(kept));
  playTime.setState({ kept });
}

function stored(): Kept | null {
  const { player, since, net, at, bets } = parseRecord(deviceStorage.getItem(KEY)) ?? {};
  const isKept =
    typeof player === "string" && typeof since === "number" && typeof net === "number" && typeof at === "number";
  // Versions of this page before kept no ids.
  const ids = Array.isArray(bets) ? bets.filter((id): id is string => typeof id === "string") : [];
  return isKept ? { player, since, net, at, bets: ids } : null;
}
