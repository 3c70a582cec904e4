import { createStore } from "zustand/vanilla";

/** `idle` before a socket is tried; `offline` once nothing reaches the house. */
export type ConnectionState = "idle" | "connecting" | "online" | "offline";

/** How long a question to the house may take before play is blocked until its answer. */
const PATIENCE_MS = 1_000;
const AGAIN_MS = 2_000;

/**
 * Whether the house can be reached, by everything that tells: the socket, the browser's own word, and requests. One request may fail
 * by itself; then the house is asked, and without its answer the page is offline until there is one.
 */
export class Connection {
  readonly store = createStore<{ state: ConnectionState }>(() => ({ state: "idle" }));
  private readonly probe: () => Promise<boolean>;
  private socket: ConnectionState = "idle";
  private browserOnline = true;
  private reached = true;
  private asking = false;
  private patience: ReturnType<typeof setTimeout> | undefined;

  /** `probe` asks the house for anything; false when no answer came. */
  constructor(probe: () => Promise<boolean>) {
    this.probe = probe;
  }

  socketIs(state: ConnectionState): void {
    this.socket = state;
    this.tell();
  }

  browserIs(online: boolean): void {
    this.browserOnline = online;
    this.tell();
  }

  /** A request was answered by the house, or not. */
  heard(answered: boolean): void {
    if (answered) this.setReached(true);
    else if (!this.asking) void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    this.patience = setTimeout(() => this.setReached(false), PATIENCE_MS);
    while (!(await this.probe())) {
      this.setReached(false);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    this.asking = false;
    this.setReached(true);
  }

  private setReached(reached: boolean): void {
    clearTimeout(this.patience);
    this.reached = reached;
    this.tell();
  }

  private tell(): void {
    const state = this.browserOnline && this.reached ? this.socket : "offline";
    if (state !== this.store.getState().state) this.store.setState({ state });
  }
}
