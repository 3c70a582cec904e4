import type { Table } from "@fairhouse/kernel/game.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { PublicTicket, RoundView, TableEvent, TableHappening, TableSnapshot } from "@fairhouse/protocol/table.ts";
import { emptyTable, fold } from "@fairhouse/protocol/table-fold.ts";
import type { Announcement } from "../../commit/announcement.ts";

/**
 * Versions of a term start at fence · 2^32, always above those of every earlier driver: nobody takes an event of an old
 * driver for a new one, and a follower of the old driver sees the gap. Safe integers up to 2^21 take-overs.
 */
const VERSIONS_PER_TERM = 2 ** 32;

/** One table as this server shows it: driven here, or followed by the events of the server that drives it. */
export class ShownTable {
  /** The table before its first round. */
  readonly empty: TableSnapshot;
  readonly #bus: Bus<Announcement>;
  readonly #clock: Clock;
  #snapshot: TableSnapshot;
  /** True if no event was missed since the last whole snapshot. */
  #complete = false;

  constructor(table: Table, game: { id: string; version: number }, parts: { bus: Bus<Announcement>; clock: Clock }) {
    const { id, ...times } = table;
    this.empty = emptyTable({ table: id, times, game: game.id, gameVersion: game.version });
    this.#snapshot = this.empty;
    this.#bus = parts.bus;
    this.#clock = parts.clock;
  }

  get isComplete(): boolean {
    return this.#complete;
  }

  get round(): RoundView | null {
    return this.#snapshot.round;
  }

  /** The largest tickets of the round. */
  get tickets(): readonly PublicTicket[] {
    return this.#snapshot.tickets;
  }

  /** Makes this server the driver from now on, under this fence, showing the table from the database. */
  lead(fence: number, stored: TableSnapshot): void {
    const version = fence * VERSIONS_PER_TERM;
    if (!Number.isSafeInteger(version)) throw new RangeError(`fence ${fence} leaves no room for versions`);
    this.#snapshot = { ...stored, version };
    this.#complete = true;
  }

  /**
   * Marks the table as incomplete, because the driver left: events of other servers are unknown until a whole snapshot
   * is taken.
   */
  follow(): void {
    this.#complete = false;
  }

  /** Stamps an event, applies it here and announces it. Called by the driver alone, and only after the commit. */
  publish(happening: TableHappening): void {
    const { table, version } = this.#snapshot;
    const event: TableEvent = { table, version: version + 1, ...happening };
    this.#snapshot = fold(this.#snapshot, event);
    this.#bus.publish({ type: "table", table, event });
  }

  /**
   * Follows an event of another server's driver. False if an earlier one was missed: a whole snapshot must then be
   * taken.
   */
  receive(event: TableEvent): boolean {
    const { version } = this.#snapshot;
    if (event.version <= version) return true;
    if (!this.#complete || event.version !== version + 1) {
      this.#complete = false;
      return false;
    }
    this.#snapshot = fold(this.#snapshot, event);
    return true;
  }

  /**
   * Takes the whole snapshot of the driver's server, unless a newer one is shown already. Game and times stay those of
   * this server, whose version may differ.
   */
  replace(snapshot: TableSnapshot): void {
    if (this.#complete && snapshot.version < this.#snapshot.version) return;
    const { table, times, game, gameVersion } = this.empty;
    this.#snapshot = { ...snapshot, table, times, game, gameVersion };
    this.#complete = true;
  }

  /** Returns the table as it is now; `stored` if the events of its driver are not known. */
  snapshot(stored: TableSnapshot = this.#snapshot): TableSnapshot {
    return { ...stored, version: this.#snapshot.version, now: this.#clock.now() };
  }
}
