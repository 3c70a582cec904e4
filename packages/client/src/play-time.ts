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
}

const KEY = "playTime";
/** A pause of this length ends the time played: the next bet begins another. */
const BREAK_MS = 30 * 60_000;
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

/** Adds a result that a screen has shown to its player. */
export function notePlayed(
  player: string,
  { stake, payout }: { readonly stake: Money; readonly payout: Money },
  now = Date.now(),
): void {
  // The device is read again, because another tab may have added to it; a tab that cannot store counts alone.
  const { since, net } = playTimeOf(stored() ?? playTime.getState().kept, player, now);
  const kept: Kept = { player, since: since ?? now, net: net + payout - stake, at: now };
  deviceStorage.setItem(KEY, JSON.stringify(kept));
  playTime.setState({ kept });
}

function stored(): Kept | null {
  const { player, since, net, at } = parseRecord(deviceStorage.getItem(KEY)) ?? {};
  const isKept =
    typeof player === "string" && typeof since === "number" && typeof net === "number" && typeof at === "number";
  return isKept ? { player, since, net, at } : null;
}
