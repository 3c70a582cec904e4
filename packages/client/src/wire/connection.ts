import { createStore } from "zustand/vanilla";

/** `idle` before a socket is tried; `offline` once nothing reaches the house. */
export type ConnectionState = "idle" | "connecting" | "online" | "offline";

/** Longest wait for an answer to a probe before play is blocked until it comes. */
const PATIENCE_MS = 1_000;
const AGAIN_MS = 2_000;

/**
 * Tells if the house can be reached, from all sources: the socket, the browser's own events, and requests. A single
 * request may fail by itself; the house is then probed, and the page is offline until it answers.
 */
export class Connection {
  readonly store = createStore<{ state: ConnectionState }>(() => ({ state: "idle" }));
  readonly #probe: () => Promise<boolean>;
  #socket: ConnectionState = "idle";
  #browserOnline = true;
  #reached = true;
  #asking = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Ends the pause between two probes. */
  #askAgain = () => {};

  /** `probe` asks the house for anything; false if no answer came. */
  constructor(probe: () => Promise<boolean>) {
    this.#probe = probe;
  }

  socketIs(state: ConnectionState): void {
    this.#socket = state;
    this.#tell();
  }

  browserIs(online: boolean): void {
    this.#browserOnline = online;
    if (online) this.#askAgain();
    this.#tell();
  }

  /** Notes whether the house answered a request. */
  heard(answered: boolean): void {
    if (answered) this.#setReached(true);
    else if (!this.#asking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    this.#patience = setTimeout(() => this.#setReached(false), PATIENCE_MS);
    while (!(await this.#probe())) {
      this.#setReached(false);
      await new Promise<void>((resolve) => {
        this.#askAgain = resolve;
        setTimeout(resolve, AGAIN_MS);
      });
    }
    this.#asking = false;
    this.#setReached(true);
  }

  #setReached(reached: boolean): void {
    clearTimeout(this.#patience);
    this.#reached = reached;
    this.#tell();
  }

  #tell(): void {
    const state = this.#browserOnline && this.#reached ? this.#socket : "offline";
    if (state !== this.store.getState().state) this.store.setState({ state });
  }
}
