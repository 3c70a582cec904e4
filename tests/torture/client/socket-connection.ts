import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import { io, type Socket } from "socket.io-client";

export type ConnectedSocket = Socket<ServerEvents, ClientEvents>;

/** A browser's connection, which comes back after each cut. */
export function connectSocket(url: string, token: string | null): ConnectedSocket {
  return io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
    auth: { token },
  });
}
