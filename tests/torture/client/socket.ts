import { someFlight } from "@fairhouse/games/samples.ts";
import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import { io, type Socket } from "socket.io-client";
import type { Listener } from "./http.ts";
import type { Journal } from "./journal.ts";

export interface TableNews {
  readonly at: number;
  // biome-ignore lint/suspicious/noExplicitAny: an event of the house, looked into by the checks
  readonly event: any;
}

/**
 * A player's socket: it signs in, watches table and feed, and notes every balance that it receives. It reconnects by
 * itself.
 */
export class WatchingSocket {
  readonly table: TableNews[] = [];
  readonly #journal: Journal;
  readonly #heard: Listener | undefined;
  #socket: ConnectedSocket | null = null;

  constructor(journal: Journal, heard: Listener | undefined) {
    this.#journal = journal;
    this.#heard = heard;
  }

  connect(url: string, token: string): void {
    const socket = connectSocket(url, token);
    this.#socket = socket;
    socket.on("balance", (balance) => this.#journal.noteBalance(balance));
    socket.on("table", (event) => void this.table.push({ at: performance.now(), event }));
    socket.on("connect", () => {
      for (const room of ["feed", `table:${someFlight.table}`] as const) socket.emit("watch", room, () => undefined);
      socket.io.engine.on("message", (frame: unknown) => this.#heard?.(performance.now(), "socket", String(frame)));
    });
  }

  signIn(token: string): void {
    if (this.#socket === null) return;
    this.#socket.auth = { token };
    this.#socket.emit("authenticate", token, () => undefined);
  }

  close(): void {
    this.#socket?.disconnect();
    this.#socket = null;
  }
}

type ConnectedSocket = Socket<ServerEvents, ClientEvents>;

/** Opens a browser's connection, which reconnects after each cut. */
function connectSocket(url: string, token: string | null): ConnectedSocket {
  return io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
    auth: { token },
  });
}
