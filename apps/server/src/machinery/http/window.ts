import { randomInt } from "node:crypto";
import type { Clock } from "@fairhouse/platform/clock.ts";

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** Keys that are counted one by one. An attacker needs as many addresses in one window to pass this. */
const MOST_KEYS = 100_000;
/** Counters for later keys, each for the networks whose hash falls on it, with the limit of so many keys. */
const CROWDS = 4096;
const KEYS_OF_CROWD = 32;

/**
 * Counts by key in fixed windows of this server's memory, and forgets all keys when a window ends. Its memory is
 * bounded: once it is full, new keys are counted by their network, so that a flood from many addresses of one network
 * shares a limit, while newcomers from elsewhere hardly notice.
 */
export class Window {
  readonly #limit: Limit;
  readonly #clock: Clock;
  readonly #salt = randomInt(2 ** 31);
  #end = 0;
  #counts = new Map<string, number>();
  #crowds: Uint32Array | null = null;

  constructor(limit: Limit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Counts one more, or so many. Returns true if that is within the limit. */
  take(key: string, amount = 1): boolean {
    this.#turn();
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= MOST_KEYS) return this.#takeOfCrowd(key, amount);
    const count = (known ?? 0) + amount;
    this.#counts.set(key, count);
    return count <= this.#limit.max;
  }

  /** True if one more would be too many; counts nothing. */
  isFull(key: string): boolean {
    this.#turn();
    const known = this.#counts.get(key);
    if (known !== undefined || this.#crowds === null) return (known ?? 0) >= this.#limit.max;
    return (this.#crowds[this.#crowdOf(key)] ?? 0) >= this.#limit.max * KEYS_OF_CROWD;
  }

  #takeOfCrowd(key: string, amount: number): boolean {
    this.#crowds ??= new Uint32Array(CROWDS);
    const crowd = this.#crowdOf(key);
    const count = (this.#crowds[crowd] ?? 0) + amount;
    this.#crowds[crowd] = count;
    return count <= this.#limit.max * KEYS_OF_CROWD;
  }

  #crowdOf(key: string): number {
    let hash = this.#salt;
    for (const character of networkOf(key)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
    return (hash >>> 8) % CROWDS;
  }

  #turn(): void {
    const now = this.#clock.monotonic();
    if (now < this.#end) return;
    this.#end = now + this.#limit.windowMs;
    if (this.#counts.size > 0) this.#counts = new Map();
    this.#crowds = null;
  }
}

/**
 * Returns the network that one provider assigns: /32 of IPv6, /16 of IPv4. Keys that are not addresses are their own
 * network.
 */
function networkOf(key: string): string {
  if (key.includes(":")) return key.split(":", 2).join(":");
  return key.includes(".") ? key.split(".", 2).join(".") : key;
}
