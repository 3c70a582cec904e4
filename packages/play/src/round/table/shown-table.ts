import type { Table } from "@fairhouse/kernel/game.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { TableEvent, TableHappening, TableSnapshot, TableView } from "@fairhouse/protocol/table.ts";
import { EMPTY_VIEW, fold } from "@fairhouse/protocol/table-fold.ts";
import type { Announcement } from "../../commit/announcement.ts";

/**
 * Versions of a term start at fence · 2^32, always above those of every earlier driver: nobody takes an event of an old
 * driver for a new one, and a follower of the old driver sees the gap. Safe integers up to 2^21 take-overs.
 */
const VERSIONS_PER_TERM = 2 ** 32;

/** One table as this server shows it: driven here, or followed by the events of the server that drives it. */
export class ShownTable {
  readonly #table: Table;
  readonly #game: { readonly id: string; readonly version: number };
  readonly #bus: Bus<Announcement>;
  readonly #clock: Clock;
  #version = 0;
  #view: TableView = EMPTY_VIEW;
  /** True if no event was missed since the last whole view. */
  #complete = false;

  constructor(table: Table, game: { id: string; version: number }, parts: { bus: Bus<Announcement>; clock: Clock }) {
    this.#table = table;
    this.#game = { id: game.id, version: game.version };
    this.#bus = parts.bus;
    this.#clock = parts.clock;
  }

  get isComplete(): boolean {
    return this.#complete;
  }

  get view(): TableView {
    return this.#view;
  }

  /** Makes this server the driver from now on, under this fence, showing the view from the database. */
  lead(fence: number, view: TableView): void {
    this.#version = fence * VERSIONS_PER_TERM;
    if (!Number.isSafeInteger(this.#version)) throw new RangeError(`fence ${fence} leaves no room for versions`);
    this.#view = view;
    this.#complete = true;
  }

  /**
   * Marks the view as incomplete, because the driver left: events of other servers are unknown until a whole view is
   * taken.
   */
  follow(): void {
    this.#complete = false;
  }

  /** Stamps an event, applies it here and announces it. Called by the driver alone, and only after the commit. */
  publish(happening: TableHappening): void {
    this.#version += 1;
    this.#view = fold(this.#view, happening);
    const event: TableEvent = { table: this.#table.id, version: this.#version, ...happening };
    this.#bus.publish({ type: "table", table: event.table, event });
  }

  /**
   * Follows an event of another server's driver. False if an earlier one was missed: a whole view must then be taken.
   */
  receive(event: TableEvent): boolean {
    if (event.version <= this.#version) return true;
    if (!this.#complete || event.version !== this.#version + 1) {
      this.#complete = false;
      return false;
    }
    this.#version = event.version;
    this.#view = fold(this.#view, event);
    return true;
  }

  /** Takes the whole view of the driver's server, unless a newer one is shown already. */
  replace(snapshot: TableSnapshot): void {
    if (this.#complete && snapshot.version < this.#version) return;
    const { version, round, tickets, ticketCount, ticketTotal, positions, recent } = snapshot;
    this.#version = version;
    this.#view = { round, tickets, ticketCount, ticketTotal, positions, recent };
    this.#complete = true;
  }

  snapshot(view: TableView = this.#view): TableSnapshot {
    const { id: table, ...times } = this.#table;
    return {
      table,
      times,
      game: this.#game.id,
      gameVersion: this.#game.version,
      version: this.#version,
      now: this.#clock.now(),
      ...view,
    };
  }
}
