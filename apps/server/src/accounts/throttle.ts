import type { Clock } from "@fairhouse/play/ports.ts";

const WINDOW_MS = 15 * 60 * 1000;
/** Failures in a window after which more tries are refused. */
const MAX_OF_ADDRESS = 60;
const MAX_OF_PAIR = 10;
/** So many failures on one account, from anywhere, are an attack: each address then gets fewer tries. */
const ATTACK = 40;
const MAX_OF_PAIR_UNDER_ATTACK = 3;
const MAX_KEYS = 200_000;

/** Who tries to sign in. */
export interface Attempt {
  /** Lower case. */
  readonly email: string;
  readonly address: string;
  /** Set when the browser proves that it was signed in to this very account before. */
  readonly device: string | null;
}

/**
 * Slows guessing of passwords by account and by address. No number of failures elsewhere locks a player out: a browser that was signed in before
 * has tries of its own, and so has every address. Kept in this server's memory: a restart or a second server gives an attacker
 * a few tries more, never a player fewer.
 */
export interface Throttle {
  allows(attempt: Attempt): boolean;
  failed(attempt: Attempt): void;
  /** Takes back what {@link failed} counted for an attempt that was good after all. */
  succeeded(attempt: Attempt): void;
}

export function createThrottle(clock: Clock): Throttle {
  let windowEnd = Number.NEGATIVE_INFINITY;
  const failures = new Map<string, number>();
  const count = (key: string) => {
    if (clock.monotonic() >= windowEnd) {
      windowEnd = clock.monotonic() + WINDOW_MS;
      failures.clear();
    }
    return failures.get(key) ?? 0;
  };
  const add = (key: string) => {
    const next = count(key) + 1;
    if (next > 1 || failures.size < MAX_KEYS) failures.set(key, next);
  };
  const remove = (key: string) => {
    const next = count(key) - 1;
    if (next > 0) failures.set(key, next);
    else failures.delete(key);
  };
  return {
    allows({ email, address, device }) {
      if (device !== null) return count(`device ${email} ${device}`) < MAX_OF_PAIR;
      if (count(`address ${address}`) >= MAX_OF_ADDRESS) return false;
      const most = count(`account ${email}`) >= ATTACK ? MAX_OF_PAIR_UNDER_ATTACK : MAX_OF_PAIR;
      return count(`pair ${email} ${address}`) < most;
    },
    failed({ email, address, device }) {
      if (device !== null) return add(`device ${email} ${device}`);
      add(`address ${address}`);
      add(`account ${email}`);
      add(`pair ${email} ${address}`);
    },
    succeeded({ email, address, device }) {
      if (device !== null) return void failures.delete(`device ${email} ${device}`);
      failures.delete(`pair ${email} ${address}`);
      remove(`address ${address}`);
      remove(`account ${email}`);
    },
  };
}
