import type { Clock } from "@fairhouse/platform/clock.ts";
import { every } from "@fairhouse/platform/every.ts";
import type { Audience } from "../../../machinery/sockets/channel.ts";
import type { Sockets } from "../../../machinery/sockets/sockets.ts";
import { tableOfRoom, tableRoom } from "./rooms.ts";

const TELL_EVERY_MS = 5_000;
/** The relative change after which a crowd is told again: with fewer than a hundred watchers, one suffices. */
const WORTH_TELLING = 0.01;
/** Beats after which an unchanged count is sent to other servers again; one that is no longer heard of is forgotten. */
const REPEAT_BEATS = 6;
const GONE_AFTER_MS = 70_000;

/** Counts that a server sends the others: how many of its own sockets watch each table. */
export interface WatchMessage {
  readonly type: "watching";
  readonly counts: Readonly<Record<string, number>>;
}

interface Elsewhere {
  readonly counts: Readonly<Record<string, number>>;
  readonly heardAt: number;
}

/**
 * Counts the watchers of tables, on all servers together. Joining and leaving costs no more than one number to the new
 * watcher; the others are told at intervals, and only of significant changes.
 */
export class Watchers {
  readonly #sockets: Sockets;
  readonly #clock: Clock;
  /** Tables with a watcher here, now or when the others were last told. */
  readonly #tables = new Set<string>();
  readonly #told = new Map<string, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  #sent: Readonly<Record<string, number>> = {};
  #beats = 0;

  constructor(sockets: Sockets, clock: Clock) {
    this.#sockets = sockets;
    this.#clock = clock;
    sockets.onJoin((room, socket) => this.#greet(room, socket));
    sockets.post.read<WatchMessage>("watching", (from, { counts }) => {
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
    this.#sockets.post.send<WatchMessage>({ type: "watching", counts });
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
