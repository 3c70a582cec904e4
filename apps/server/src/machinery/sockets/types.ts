import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** What this server remembers of a socket. */
export interface SocketState {
  /** Raised by every attempt to sign in or out: an answer that comes late belongs to no longer valid attempt. */
  attempt: number;
  signedIn: { readonly player: string; readonly session: string; readonly expiresAt: number } | null;
}

export type HouseServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketState>;
export type HouseClient = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketState>;
