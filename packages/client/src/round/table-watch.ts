import type { RoundView, TableEvent, TableSnapshot } from "@fairhouse/protocol/table.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayContext } from "../play-context.tsx";
import { noTable, type TableState, withEvent, withSnapshot } from "./table-state.ts";

/** Pause before a failed snapshot is fetched again; events continue in the meantime. */
const SNAPSHOT_RETRY_MS = 1_500;

/** Listener to the events of a table, called after the store shows them. */
export interface TableListener {
  /** A round opened, or the table is first seen in it. */
  opened(round: RoundView): void;
  ended(round: RoundView): void;
  /** Anything changed: called after the others. */
  changed(): void;
  /** Events flow from now on, perhaps after a gap. */
  watching(): void;
}

/** The public side of one table: its rounds as everybody sees them, kept complete over gaps. Visitors watch too. */
export class TableWatch {
  readonly store: StoreApi<TableState> = createStore<TableState>(() => noTable);
  readonly #context: Pick<PlayContext, "http" | "socket">;
  readonly #tableId: string;
  readonly #listener: TableListener;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attached = false;
  /** Counts the questions; one that was asked before a reconnection may be answered late, or never. */
  #asked = 0;
  #fetching = false;

  constructor(context: Pick<PlayContext, "http" | "socket">, tableId: string, listener: TableListener) {
    this.#context = context;
    this.#tableId = tableId;
    this.#listener = listener;
  }

  /** True while its screen is on the page. */
  get isAttached(): boolean {
    return this.#attached;
  }

  get round(): RoundView | null {
    return this.store.getState().snapshot?.round ?? null;
  }

  attach(): () => void {
    this.#attached = true;
    const offs = [
      this.#context.socket.on("table", (event) => this.#hear(event)),
      this.#context.socket.watch(`table:${this.#tableId}`, () => {
        this.store.setState({ stale: true });
        this.#fetching = false;
        void this.#load();
        this.#listener.watching();
      }),
    ];
    // The first snapshot does not wait for the socket.
    void this.#load();
    return () => {
      this.#attached = false;
      for (const off of offs) off();
      clearTimeout(this.#retry);
    };
  }

  #hear(event: TableEvent): void {
    if (event.table !== this.#tableId) return;
    this.store.setState((state) => withEvent(state, event), true);
    const { stale, snapshot } = this.store.getState();
    if (stale && snapshot !== null) void this.#load();
    if (event.type === "opened") this.#listener.opened(event.round);
    if (event.type === "ended") this.#listener.ended(event.round);
    this.#listener.changed();
  }

  async #load(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const snapshot = await this.#context.http.get<TableSnapshot>(`/tables/${this.#tableId}`);
      const before = this.round?.id;
      this.store.setState((state) => withSnapshot(state, snapshot), true);
      const { round } = this;
      if (round !== null && round.id !== before) this.#listener.opened(round);
      this.#listener.changed();
    } catch {
      if (asked === this.#asked) this.store.setState({ stale: true });
    }
    if (asked !== this.#asked) return;
    this.#fetching = false;
    // No answer, or an event was missed again in the meantime.
    if (this.store.getState().stale) this.#loadLater();
  }

  #loadLater(): void {
    if (!this.#attached) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#load(), SNAPSHOT_RETRY_MS);
  }
}
