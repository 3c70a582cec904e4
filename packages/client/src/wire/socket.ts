import type { ClientEvents, PublicRoom, ServerEvents } from "@fairhouse/protocol/events.ts";
import type { Socket } from "socket.io-client";
import type { StoreApi } from "zustand/vanilla";
import type { ServerClock } from "./clock.ts";
import type { Connection, ConnectionState } from "./connection.ts";

type Wire = Socket<ServerEvents, ClientEvents>;
type EventName = keyof ServerEvents;

/** The socket, with events known only by name. */
interface AnyEmitter {
  on(name: string, listener: (...payload: unknown[]) => void): unknown;
}

export interface HouseSocket {
  readonly connection: Pick<StoreApi<{ state: ConnectionState }>, "getState" | "getInitialState" | "subscribe">;
  /** Opens the connection if it is not open, loading the library first. Called after first paint. */
  connect(): void;
  /** Signs the socket in, or out with null; repeated by itself after every reconnection. */
  authenticate(token: string | null): void;
  /** Listens until the returned function is called. May be called before the connection exists. */
  on<Name extends EventName>(name: Name, listener: ServerEvents[Name]): () => void;
  /**
   * Watches a public room until the returned function is called. Rooms are counted, so that several parts may watch
   * one. Opens the connection if there is none. `onWatching` is called whenever events begin to flow, also after each
   * reconnection: the moment to fetch a new snapshot.
   */
  watch(room: PublicRoom, onWatching?: () => void): () => void;
  close(): void;
}

export interface SocketOptions {
  readonly clock: ServerClock;
  readonly connection: Connection;
  /** Makes the unconnected socket: `socket.io-client` is imported here, after first paint. */
  load(): Promise<Wire>;
  /**
   * Called when the server has accepted the token: private events arrive from now on, and earlier ones have to be
   * fetched.
   */
  onSignedIn?(): void;
}

/** Number of exchanges for the clock after each connection, and the pause between them. */
const CLOCK_EXCHANGES = 7;
const CLOCK_PAUSE_MS = 120;

export function createSocket({ clock, connection, load, onSignedIn }: SocketOptions): HouseSocket {
  const listeners = new Map<EventName, Set<(...payload: never[]) => void>>();
  const rooms = new Map<PublicRoom, Set<() => void>>();
  let token: string | null = null;
  let wire: Wire | null = null;
  let loading = false;

  const setState = (state: ConnectionState) => connection.socketIs(state);

  function askToWatch(socket: Wire, room: PublicRoom) {
    socket.emit("watch", room, (watching) => {
      if (!watching) return;
      for (const onWatching of rooms.get(room) ?? []) onWatching();
    });
  }

  /**
   * Signs in. A token that is no longer accepted means the same as being signed out: listeners find out what is true.
   */
  function signIn(socket: Wire, offered: string | null) {
    socket.emit("authenticate", offered, (accepted) => {
      if (offered === null || offered !== token) return;
      if (accepted) return onSignedIn?.();
      for (const listener of listeners.get("signedOut") ?? []) (listener as () => void)();
    });
  }

  function onConnect(socket: Wire) {
    // Sign in first: events for the player must not be lost before the snapshots that follow.
    if (token !== null) signIn(socket, token);
    for (const room of rooms.keys()) askToWatch(socket, room);
    clock.forget();
    void synchronise(socket, clock);
    setState("online");
  }

  function attach(socket: Wire) {
    socket.on("connect", () => onConnect(socket));
    socket.on("disconnect", () => setState("offline"));
    socket.on("connect_error", () => setState("offline"));
    for (const name of listeners.keys()) forward(socket, name);
  }

  /** Adds one handler per event name to the wire, however many listeners there are here. */
  function forward<Name extends EventName>(socket: Wire, name: Name) {
    const tell = (...payload: unknown[]) => {
      // The edge: the server's payloads are typed by the protocol.
      for (const listener of listeners.get(name) ?? []) (listener as (...payload: unknown[]) => void)(...payload);
    };
    (socket as unknown as AnyEmitter).on(name, tell);
  }

  function connect() {
    if (wire !== null) return void (wire.connected || wire.connect());
    if (loading) return;
    loading = true;
    setState("connecting");
    load()
      .then((socket) => {
        wire = socket;
        attach(socket);
        socket.connect();
      })
      .catch(() => setState("offline"))
      .finally(() => {
        loading = false;
      });
  }

  return {
    connection: connection.store,
    connect,
    authenticate(next) {
      if (next === token) return;
      token = next;
      if (wire?.connected === true) signIn(wire, next);
    },
    on(name, listener) {
      const existing = listeners.get(name);
      const group = existing ?? new Set();
      group.add(listener);
      if (existing === undefined) {
        listeners.set(name, group);
        if (wire !== null) forward(wire, name);
      }
      return () => group.delete(listener);
    },
    watch(room, onWatching = () => {}) {
      // Each watcher gets a function of its own: two that pass the same callback are still two.
      const watcher = () => onWatching();
      const watchers = rooms.get(room) ?? new Set();
      const first = watchers.size === 0;
      watchers.add(watcher);
      rooms.set(room, watchers);
      if (wire === null) connect();
      if (wire?.connected === true) {
        if (first) askToWatch(wire, room);
        else queueMicrotask(watcher);
      }
      return () => {
        if (!watchers.delete(watcher) || watchers.size > 0) return;
        rooms.delete(room);
        if (wire?.connected === true) wire.emit("unwatch", room);
      };
    },
    close() {
      wire?.close();
    },
  };
}

/** Asks for the server's time a few times in a row; the clock keeps the best answers. */
async function synchronise(socket: Wire, clock: ServerClock): Promise<void> {
  for (let exchange = 0; exchange < CLOCK_EXCHANGES && socket.connected; exchange += 1) {
    const sentAt = clock.localNow();
    socket.emit("clock", (serverNow) => clock.learn({ sentAt, receivedAt: clock.localNow(), serverNow }));
    await new Promise((resolve) => setTimeout(resolve, CLOCK_PAUSE_MS));
  }
}
