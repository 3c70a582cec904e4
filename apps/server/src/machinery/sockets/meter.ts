import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { type ServerOptions, WebSocket, WebSocketServer } from "ws";
import type { Take } from "./address-limit.ts";

/** More than a page ever sends: it signs in, watches a few rooms, asks for the time and answers the house's pings. */
const MAX_FRAMES = 100;
const MAX_BYTES = 64 * 1024;
const WINDOW_MS = 10_000;
/** A message of this house's pages is one frame. */
const MAX_FRAGMENTS = 16;

/** Frames that reach a reader. Fragments do not until the last has come: those are limited by their bytes. */
const COUNTED = new Set<string | symbol>(["message", "ping", "pong"]);

/**
 * Makes the WebSocket server under Engine.IO for untrusted connections: everything that a connection sends is counted
 * before any of it is parsed, and one that sends too much is cut, by its own budget or by that of its address.
 * Everything that had arrived with the excess is discarded unread.
 * @param budgetOf returns the counter that a connection shares with all others of its address.
 * @param onCut called once for a cut connection.
 */
export function meteredEngine(
  clock: Clock,
  budgetOf: (request: IncomingMessage) => Take,
  onCut: () => void,
): new (
  options: ServerOptions,
) => WebSocketServer {
  class MeteredSocket extends WebSocket {
    /** Set when the connection opens, before the first frame. */
    takeOfAddress: Take = () => true;
    #windowEnd = 0;
    #frames = 0;
    #bytes = 0;
    #isCut = false;

    override emit(event: string | symbol, ...details: unknown[]): boolean {
      if (!COUNTED.has(event)) return super.emit(event, ...details);
      if (!this.take(1, 0)) return false;
      if (event === "ping" && this.readyState === WebSocket.OPEN) this.pong(details[0]);
      return super.emit(event, ...details);
    }

    /** Returns true if so much more is within the budget; cuts the connection otherwise. */
    take(frames: number, bytes: number): boolean {
      if (this.#isCut) return false;
      const now = clock.monotonic();
      if (now >= this.#windowEnd) {
        this.#windowEnd = now + WINDOW_MS;
        this.#frames = 0;
        this.#bytes = 0;
      }
      this.#frames += frames;
      this.#bytes += bytes;
      const isWithin = this.#frames <= MAX_FRAMES && this.#bytes <= MAX_BYTES;
      if (this.takeOfAddress(frames, bytes) && isWithin) return true;
      this.#isCut = true;
      this.terminate();
      onCut();
      return false;
    }
  }

  return class extends WebSocketServer<typeof MeteredSocket> {
    constructor(options: ServerOptions) {
      // Pongs are sent where frames are counted, so that a client over its budget gets none.
      super({ ...options, WebSocket: MeteredSocket, autoPong: false, maxFragments: MAX_FRAGMENTS });
    }

    override handleUpgrade(
      request: IncomingMessage,
      connection: Duplex,
      head: Buffer,
      opened: (socket: MeteredSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, connection, head, (socket, upgraded) => {
        socket.takeOfAddress = budgetOf(request);
        connection.on("data", (chunk: Buffer) => void socket.take(0, chunk.length));
        opened(socket, upgraded);
      });
    }
  } as new (
    options: ServerOptions,
  ) => WebSocketServer;
}
