import type { Clock } from "@fairhouse/platform/clock.ts";
import { every } from "@fairhouse/platform/every.ts";
import type { Audience } from "../../../machinery/sockets/channel.ts";
import type { Sockets } from "../../../machinery/sockets/sockets.ts";
import { tableOfRoom, tableRoom } from "./rooms.ts";

const TELL_EVERY_MS = 5_000;
/** A large crowd is told again when it changed by so much of it: below a hundred by one. */
const WORTH_TELLING = 0.01;
/** Other servers hear of a count that stands still every so many beats, and forget one that they no longer hear of. */
const REPEAT_BEATS = 6;
const GONE_AFTER_MS = 70_000;

/** What a server tells the others: how many of its own sockets watch each table. */
export interface WatchLetter {
  readonly type: "watching";
  readonly counts: Readonly<Record<string, number>>;
}

interface Elsewhere {
  readonly counts: Readonly<Record<string, number>>;
  readonly heardAt: number;
}

/**
 * Counts who watches the tables, on all servers together. Coming and going cost nothing but a number for who came; the
 * others are told once in a while, and only of what is worth it.
 */
export class Watchers {
  readonly #sockets: Sockets;
  readonly #clock: Clock;
  /** Tables that somebody watches here, or did when the others were last told. */
  readonly #tables = new Set<string>();
  readonly #told = new Map<string, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  #sent: Readonly<Record<string, number>> = {};
  #beats = 0;

  constructor(sockets: Sockets, clock: Clock) {
    this.#sockets = sockets;
    this.#clock = clock;
    sockets.onJoin((room, socket) => this.#greet(room, socket));
    sockets.post.read<WatchLetter>("watching", (from, { counts }) => {
      this.#elsewhere.set(from, { counts, heardAt: clock.monotonic() });
    });
    const telling = every(clock, TELL_EVERY_MS, () => this.#tell());
    sockets.onClose(() => telling.stop());
  }

  #greet(room: string, socket: Audience): void {
    const table = tableOfRoom(room);
    if (table === null) return;
    this.#tables.add(table);
    socket.emit("watching", { table, count: this.#count(table) });
  }

  #tell(): void {
    this.#forgetTheGone();
    this.#tellHere();
    this.#tellOthers();
  }

  #tellHere(): void {
    for (const table of this.#tables) {
      if (this.#here(table) === 0) {
        this.#told.delete(table);
        continue;
      }
      const count = this.#count(table);
      const told = this.#told.get(table) ?? 0;
      const change = Math.abs(count - told);
      if (change === 0 || change < told * WORTH_TELLING) continue;
      this.#told.set(table, count);
      this.#sockets.to(tableRoom(table)).volatile.emit("watching", { table, count });
    }
  }

  #tellOthers(): void {
    const counts: Record<string, number> = {};
    for (const table of this.#tables) if (this.#here(table) > 0) counts[table] = this.#here(table);
    this.#beats = (this.#beats + 1) % REPEAT_BEATS;
    const before = this.#sent;
    const moved = [...this.#tables].some((table) => counts[table] !== before[table]);
    for (const table of this.#tables) if (counts[table] === undefined) this.#tables.delete(table);
    if (!moved && (this.#beats > 0 || Object.keys(counts).length === 0)) return;
    this.#sent = counts;
    this.#sockets.post.send<WatchLetter>({ type: "watching", counts });
  }

  #forgetTheGone(): void {
    const now = this.#clock.monotonic();
    for (const [server, { heardAt }] of this.#elsewhere) {
      if (now - heardAt > GONE_AFTER_MS) this.#elsewhere.delete(server);
    }
  }

  #count(table: string): number {
    let count = this.#here(table);
    for (const { counts } of this.#elsewhere.values()) count += counts[table] ?? 0;
    return count;
  }

  #here(table: string): number {
    return this.#sockets.count(tableRoom(table));
  }
}
