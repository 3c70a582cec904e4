import { type AnyCarry, carryOfJson } from "@fairhouse/kernel/any-game.ts";
import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { io, type Socket } from "socket.io-client";

type Phase = TableEvent["type"];

/** A round that takes bets. */
interface OpenRound {
  readonly carry: AnyCarry;
  /** Null while the table waits for players. */
  readonly closesAt: number | null;
}

/** The state of the house's tables, seen through one guest's socket for the whole crowd. */
export class Tables {
  readonly #socket: Socket<ServerEvents, ClientEvents>;
  /** Rounds by table. */
  readonly #open = new Map<string, OpenRound>();
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(url: URL, tables: readonly string[]) {
    this.#socket = io(url.origin, { transports: ["websocket"] });
    this.#socket.on("connect", () => {
      for (const table of tables) this.#socket.emit("watch", `table:${table}`, () => undefined);
    });
    this.#socket.on("table", (event) => this.#hear(event));
  }

  /**
   * The round that takes bets at the table, with the carry of the last one; undefined if there is none, as far as the
   * socket reported.
   */
  openAt(table: string): OpenRound | undefined {
    return this.#open.get(table);
  }

  /** Resolves at the next event of this type, or after this time without one. */
  next(table: string, type: Phase, longestMs: number): Promise<void> {
    const waiting = this.#waiting.get(`${table} ${type}`) ?? new Set();
    this.#waiting.set(`${table} ${type}`, waiting);
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(late);
        waiting.delete(done);
        resolve();
      };
      const late = setTimeout(done, longestMs);
      waiting.add(done);
    });
  }

  /** Releases everybody who waits. */
  close(): void {
    this.#socket.close();
    for (const waiting of this.#waiting.values()) for (const done of [...waiting]) done();
  }

  #hear(event: TableEvent): void {
    if (event.type === "opened") {
      const { carry, closesAt } = event.round;
      this.#open.set(event.table, { carry: carryOfJson(carry), closesAt });
    }
    if (event.type === "started" || event.type === "ended") this.#open.delete(event.table);
    for (const done of [...(this.#waiting.get(`${event.table} ${event.type}`) ?? [])]) done();
  }
}
