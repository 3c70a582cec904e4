import type { ClientEvents, PublicRoom, RoomPlace, ServerEvents } from "@fairhouse/protocol/events.ts";
import type { Socket } from "socket.io-client";
import type { StoreApi } from "zustand/vanilla";
import type { RoundTrip, ServerClock } from "./clock.ts";
import type { Connection, ConnectionState } from "./connection.ts";

type Wire = Socket<ServerEvents, ClientEvents>;
type EventName = keyof ServerEvents;

/** The socket, with events known only by name. */
interface AnyEmitter {
  on(name: string, listener: (...payload: unknown[]) => void): unknown;
}

/** @param place that of the newest event of a room that replays. */
type OnWatching = (place?: RoomPlace) => void;

export interface HouseSocket {
  readonly connection: Pick<StoreApi<{ state: ConnectionState }>, "getState" | "getInitialState" | "subscribe">;
  /** Opens the connection if it is not open, loading the library first. Called after first paint. */
  connect(): void;
  /** Signs the socket in, or out with null; repeated by itself after every reconnection. */
  authenticate(token: string | null): void;
  /**
   * Listens until the returned function is called. May be called before the connection exists. `missed` is told when the
   * player's own events flow again after they may have been missed, also after each reconnection.
   */
  on<Name extends EventName>(name: Name, listener: ServerEvents[Name]): () => void;
  /**
   * Watches a public room until the returned function is called. Rooms are counted, so that several parts may watch
   * one. Opens the connection if there is none. `onWatching` is called whenever events begin to flow, also after each
   * reconnection: the moment to fetch a new snapshot, unless the room replays what was missed after its place.
   */
  watch(room: PublicRoom, onWatching?: OnWatching): () => void;
  /** Asks for the events of a watched room after a place, as in `ClientEvents`. */
  replay(room: PublicRoom, after: RoomPlace): Promise<boolean>;
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

/** Pause before a library that could not be fetched is fetched again: the network was gone for a moment. */
const LOAD_AGAIN_MS = 5_000;

/** Pages that a stopping server has sent away, or that have missed events, come back over so long, not all at once. */
const RETURNS_MS = 2_000;
const returnsAfterMs = () => RETURNS_MS * (0.25 + 0.75 * Math.random());

/** The one connection of the page, shared by everything that listens or watches. */
export class SharedSocket implements HouseSocket {
  readonly connection: HouseSocket["connection"];
  readonly #options: SocketOptions;
  readonly #listeners = new Map<EventName, Set<(...payload: never[]) => void>>();
  readonly #rooms = new Map<PublicRoom, Set<OnWatching>>();
  #token: string | null = null;
  /** Null until the library is loaded. */
  #wire: Wire | null = null;
  #loading = false;
  #returning: ReturnType<typeof setTimeout> | undefined;
  #catchingUp: ReturnType<typeof setTimeout> | undefined;
  #hasConnected = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.connection = options.connection.store;
  }

  connect(): void {
    if (this.#wire === null) void this.#load();
    else if (!this.#wire.connected) this.#wire.connect();
  }

  authenticate(token: string | null): void {
    if (token === this.#token) return;
    this.#token = token;
    if (this.#wire?.connected === true) this.#signIn(this.#wire);
  }

  on<Name extends EventName>(name: Name, listener: ServerEvents[Name]): () => void {
    const known = this.#listeners.get(name);
    const listeners = known ?? new Set();
    listeners.add(listener);
    if (known === undefined) {
      this.#listeners.set(name, listeners);
      if (this.#wire !== null) this.#forward(this.#wire, name);
    }
    return () => listeners.delete(listener);
  }

  watch(room: PublicRoom, onWatching: OnWatching = () => {}): () => void {
    // Each watcher gets a function of its own: two that pass the same callback are still two.
    const watcher: OnWatching = (place) => onWatching(place);
    const watchers = this.#rooms.get(room) ?? new Set();
    const first = watchers.size === 0;
    watchers.add(watcher);
    this.#rooms.set(room, watchers);
    if (this.#wire === null) this.connect();
    else if (this.#wire.connected) {
      if (first) this.#askToWatch(this.#wire, room);
      else queueMicrotask(() => watcher());
    }
    return () => {
      if (!watchers.delete(watcher) || watchers.size > 0) return;
      this.#rooms.delete(room);
      if (this.#wire?.connected === true) this.#wire.emit("unwatch", room);
    };
  }

  replay(room: PublicRoom, after: RoomPlace): Promise<boolean> {
    return new Promise((resolve) => this.#wire?.emit("replay", room, after, resolve));
  }

  close(): void {
    clearTimeout(this.#returning);
    clearTimeout(this.#catchingUp);
    this.#wire?.close();
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    clearTimeout(this.#returning);
    this.#loading = true;
    this.#setState("connecting");
    try {
      const wire = await this.#options.load();
      this.#wire = wire;
      this.#attach(wire);
      wire.connect();
    } catch {
      this.#setState("offline");
      this.#returning = setTimeout(() => this.connect(), LOAD_AGAIN_MS);
    }
    this.#loading = false;
  }

  #attach(wire: Wire): void {
    wire.on("connect", () => this.#onConnect(wire));
    wire.on("disconnect", (reason) => {
      this.#setState("offline");
      // The library connects again by itself, unless the server has said goodbye: one that stops has a successor soon.
      if (reason === "io server disconnect") this.#returning = setTimeout(() => wire.connect(), returnsAfterMs());
    });
    wire.on("connect_error", () => this.#setState("offline"));
    wire.on("missed", () => {
      this.#catchingUp ??= setTimeout(() => this.#catchUp(wire), returnsAfterMs());
    });
    // A sleep that is shorter than the patience of both ends leaves the connection alone, and the clock behind.
    wire.io.on("ping", () => this.#checkClock(wire));
    globalThis.document?.addEventListener("visibilitychange", () => this.#checkClock(wire));
    for (const name of this.#listeners.keys()) this.#forward(wire, name);
  }

  #onConnect(wire: Wire): void {
    const { clock } = this.#options;
    this.#enter(wire, this.#hasConnected);
    this.#hasConnected = true;
    clock.forget();
    void synchronise(wire, clock);
    this.#setState("online");
  }

  /** Asks for the server's time once, and a few times more if the clock turns out to be wrong. */
  #checkClock(wire: Wire): void {
    if (!wire.connected) return;
    const { clock } = this.#options;
    askTime(wire, clock, (trip) => {
      if (clock.agrees(trip)) return clock.learn(trip);
      clock.forget();
      void synchronise(wire, clock);
    });
  }

  #catchUp(wire: Wire): void {
    this.#catchingUp = undefined;
    // A lost connection brings everything when it is back.
    if (wire.connected) this.#enter(wire, true);
  }

  /** @param again true if events may have been missed. */
  #enter(wire: Wire, again: boolean): void {
    // Sign in first: events for the player must not be lost before the snapshots that follow.
    if (this.#token !== null) this.#signIn(wire, again);
    for (const room of this.#rooms.keys()) this.#askToWatch(wire, room);
  }

  /**
   * Signs in. A token that is no longer accepted means the same as being signed out: listeners find out what is true.
   */
  #signIn(wire: Wire, again = false): void {
    const offered = this.#token;
    wire.emit("authenticate", offered, (accepted) => {
      if (offered === null || offered !== this.#token) return;
      if (accepted) this.#options.onSignedIn?.();
      else this.#tell("signedOut");
      if (accepted && again) this.#tell("missed");
    });
  }

  #askToWatch(wire: Wire, room: PublicRoom): void {
    wire.emit("watch", room, (watching, place) => {
      if (!watching) return;
      for (const onWatching of this.#rooms.get(room) ?? []) onWatching(place);
    });
  }

  /** Adds one handler per event name to the wire, however many listeners there are here. */
  #forward(wire: Wire, name: EventName): void {
    // Not told at once.
    if (name === "missed") return;
    (wire as unknown as AnyEmitter).on(name, (...payload) => this.#tell(name, ...payload));
  }

  #tell(name: EventName, ...payload: unknown[]): void {
    // The edge: the server's payloads are typed by the protocol.
    for (const listener of this.#listeners.get(name) ?? []) (listener as (...payload: unknown[]) => void)(...payload);
  }

  #setState(state: ConnectionState): void {
    this.#options.connection.socketIs(state);
  }
}

/** Asks for the server's time a few times in a row; the clock keeps the best answers. */
async function synchronise(socket: Wire, clock: ServerClock): Promise<void> {
  for (let exchange = 0; exchange < CLOCK_EXCHANGES && socket.connected; exchange += 1) {
    askTime(socket, clock, (trip) => clock.learn(trip));
    await new Promise((resolve) => setTimeout(resolve, CLOCK_PAUSE_MS));
  }
}

function askTime(socket: Wire, clock: ServerClock, take: (trip: RoundTrip) => void): void {
  const sentAt = clock.localNow();
  socket.emit("clock", (serverNow) => take({ sentAt, receivedAt: clock.localNow(), serverNow }));
}
