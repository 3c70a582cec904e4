import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import { io, type Socket } from "socket.io-client";

/** Makes the unconnected socket. In a module of its own, so that the library is fetched after the first paint. */
export function openWire(): Socket<ServerEvents, ClientEvents> {
  return io({ autoConnect: false, transports: ["websocket"], reconnectionDelayMax: 5_000 });
}
