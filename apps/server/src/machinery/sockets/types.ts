import type { Role } from "@fairhouse/protocol/account.ts";
import type { ClientEvents, ServerEvents } from "@fairhouse/protocol/events.ts";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** The player who is signed in on a socket. */
export interface Viewer {
  readonly player: string;
  readonly session: string;
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The state of a socket on this server. */
export interface SocketState {
  /** Raised by every attempt to sign in or out: a late answer to an earlier attempt is ignored. */
  attempt: number;
  signedIn: Viewer | null;
  /** Rooms that it asked to watch. */
  readonly watched: Set<string>;
  /** Rooms whose missed events it was sent. */
  readonly replayed: Set<string>;
}

export type HouseServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketState>;
export type HouseClient = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketState>;

/**
 * True if a viewer may watch a room; the viewer is null for a visitor. The room may be any text. Asked at each watch,
 * and again at a sign-out.
 */
export type MayWatch = (room: string, viewer: Viewer | null) => boolean;
