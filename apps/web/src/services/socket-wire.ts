import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import { io, type Socket } from "socket.io-client";

/** Makes the unconnected socket. In a module of its own, so that the library is fetched after the first paint. */
export function openWire(): Socket<ServerEvents, ClientEvents> {
  const wire: Socket<ServerEvents, ClientEvents> = io({
    autoConnect: false,
    transports: ["websocket"],
    reconnectionDelayMax: 5_000,
  });
  // Between two attempts the library waits for seconds, in which play is blocked, though the network may be back.
  addEventListener("online", () => {
    if (wire.active && !wire.connected) wire.disconnect().connect();
  });
  return wire;
}
