import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import { io, type Socket } from "socket.io-client";

export type ConnectedSocket = Socket<ServerEvents, ClientEvents>;

/** Opens a browser's connection, which reconnects after each cut. */
export function connectSocket(url: string, token: string | null): ConnectedSocket {
  return io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
    auth: { token },
  });
}
