import type { Money } from "@fairhouse/kernel/money.ts";
import { createStore } from "zustand/vanilla";
import { deviceStorage, parseRecord } from "./storage.ts";

/** The time since play began in this browser, and what it has won or cost: all games and tabs together. */
export interface PlayTime {
  /** Milliseconds since 1970; null before a first bet. */
  readonly since: number | null;
  readonly net: Money;
}

const KEY = "playTime";
/** A pause of this length ends the time played: the next bet begins another. */
const BREAK_MS = 30 * 60_000;
const NOTHING: PlayTime = { since: null, net: 0 };

export const playTime = createStore<PlayTime>(() => stored(Date.now()));

/** Follows what other tabs add, until the returned function is called. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => key === KEY && playTime.setState(stored(Date.now()), true);
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** Adds a result that a screen has shown. */
export function notePlayed({ stake, payout }: { readonly stake: Money; readonly payout: Money }): void {
  const now = Date.now();
  // Read again: another tab may have added to it.
  const { since, net } = stored(now);
  const next = { since: since ?? now, net: net + payout - stake };
  deviceStorage.setItem(KEY, JSON.stringify({ ...next, at: now }));
  playTime.setState(next, true);
}

/** Called when the player has gone. */
export function forgetPlayTime(): void {
  deviceStorage.removeItem(KEY);
  playTime.setState(NOTHING, true);
}

function stored(now: number): PlayTime {
  const { since, net, at } = parseRecord(deviceStorage.getItem(KEY)) ?? {};
  const isKept = typeof since === "number" && typeof net === "number" && typeof at === "number";
  return isKept && now - at < BREAK_MS ? { since, net } : NOTHING;
}
