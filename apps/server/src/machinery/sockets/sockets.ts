import { setTimeout as sleep } from "node:timers/promises";
import { every } from "@fairhouse/platform/every.ts";
import { Counter, Gauge } from "prom-client";
import { Server } from "socket.io";
import { isForeign } from "../http/origin.ts";
import type { Machinery } from "../parts.ts";
import { createAddressBudget, createAddressLimit } from "./address-limit.ts";
import { signOut } from "./authentication.ts";
import type { Audience, Channel, Message } from "./channel.ts";
import { cutAll, cutSlow } from "./connection.ts";
import { meteredEngine } from "./meter.ts";
import { Post } from "./post.ts";
import { ReplayedRoom, type ReplayedRoomParts } from "./replayed-room.ts";
import { playerOfRoom, playerRoom } from "./rooms.ts";
import type { HouseClient, HouseServer, MayWatch } from "./types.ts";
import { type Replays, type Rooms, welcome } from "./welcome.ts";

/** Clients only ask to sign in, to watch and for the time: the longest part is a token. */
const MAX_FRAME_BYTES = 4 * 1024;
/** Time for a new connection to say hello. */
const CONNECT_TIMEOUT_MS = 10_000;
const SWEEP_EVERY_MS = 1_000;
/** Time for browsers to receive the last events and the goodbye of a server that stops. */
const GOODBYE_MS = 100;

export type SocketParts = Pick<
  Machinery,
  "app" | "config" | "clock" | "log" | "pool" | "sessions" | "registry" | "serverId"
>;

/**
 * Everything that is pushed to browsers, and the messages between servers that announce it. Features register their own
 * channels.
 */
export class Sockets implements Rooms {
  readonly post: Post;
  readonly #io: HouseServer;
  /** Rooms of this server with a socket in them. */
  readonly #rooms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #rules: MayWatch[] = [];
  readonly #replayed = new Map<string, Replays>();
  readonly #house: Pick<SocketParts, "clock" | "serverId">;
  readonly #stops: (() => unknown)[] = [];

  constructor(io: HouseServer, house: Pick<SocketParts, "clock" | "serverId">) {
    this.post = new Post(house.serverId);
    this.#house = house;
    this.#io = io;
    this.#rooms = io.of("/").adapter.rooms;
  }

  /** Opens rooms to viewers whom a rule admits. A room without a rule stays closed. */
  admit(rule: MayWatch): void {
    this.#rules.push(rule);
  }

  /** No rule opens the room of a player, which is joined by signing in alone. */
  readonly mayWatch: MayWatch = (room, viewer) =>
    playerOfRoom(room) === null && this.#rules.some((rule) => rule(room, viewer));

  /**
   * Delivers the events of a channel that come from other servers to the sockets of this one.
   * @param heard called with each of them before it is delivered.
   */
  carry<Event extends Message>(channel: Channel<Event>, heard?: (event: Event) => void): void {
    this.post.read<Event>(channel.type, (_from, event) => {
      heard?.(event);
      this.#deliver(channel, event, channel.room(event));
    });
  }

  /** Makes a room replay what was missed. Each server tells its own sockets the events of such a room. */
  replay<Event>(room: string, emit: ReplayedRoomParts<Event>["emit"]): ReplayedRoom<Event> {
    const replayed = new ReplayedRoom<Event>({
      room,
      ...this.#house,
      count: () => this.count(room),
      to: (audience) => this.to(audience),
      emit,
    });
    this.#replayed.set(room, replayed);
    return replayed;
  }

  readonly replayed = (room: string) => this.#replayed.get(room);

  /** Sends an event to the room's sockets, here at once, and on the other servers by message. */
  publish<Event extends Message>(channel: Channel<Event>, event: Event): void {
    const room = channel.room(event);
    this.#deliver(channel, event, room);
    const player = playerOfRoom(room);
    if (player === null) this.post.send(event);
    else this.post.sendFor(player, event);
  }

  /** True if a socket is in this room of a player, on any server. */
  isHeardBy(player: string): boolean {
    return this.#rooms.has(playerRoom(player)) || this.post.isElsewhere(player);
  }

  /** Has the pages of this server read again what they show: they may have missed events, or heard some of a lost past. */
  missed(): void {
    this.#io.emit("missed");
  }

  /** Counts the sockets of this server in a room. */
  count(room: string): number {
    return this.#rooms.get(room)?.size ?? 0;
  }

  /** Calls back whenever a socket of this server joins a room, with the audience of that socket alone. */
  onJoin(joined: (room: string, socket: Audience) => void): void {
    this.#io.of("/").adapter.on("join-room", (room: string, id: string) => joined(room, this.#io.to(id)));
  }

  /** Returns the sockets of this server in a room. */
  to(room: string): Audience {
    return this.#io.to(room);
  }

  /** Runs `stop` when the sockets close. */
  onClose(stop: () => unknown): void {
    this.#stops.push(stop);
  }

  /** Closes the sockets; call it after HTTP is closed. */
  async close(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
    await this.post.close();
  }

  /** Delivers an event; nothing is written for an empty room. */
  #deliver<Event extends Message>(channel: Channel<Event>, event: Event, room: string): void {
    if (this.#rooms.has(room)) channel.emit(this.#io.to(room), event);
  }
}

/**
 * Opens the WebSocket server, one connection per browser, on the HTTP server of the house. It only pushes: nothing that
 * moves money is accepted here. Long polling is not offered: it would bind a browser to one server, and every current
 * browser speaks WebSocket.
 */
export async function openSockets(house: SocketParts): Promise<Sockets> {
  const hasRoom = createAddressLimit(house.config, house.clock);
  const io: HouseServer = new Server(house.app.server, {
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    perMessageDeflate: false,
    wsEngine: meteredEngine(house.clock, createAddressBudget(house.config, house.clock), countCuts(house)),
    allowRequest: (request, decide) => {
      decide(null, !isForeign(request, request.headers.host, house.config) && hasRoom(request));
    },
  });
  const sockets = new Sockets(io, house);
  io.on("connection", (socket) => welcome(socket, house, sockets));
  const stopListening = house.sessions.onEnded(({ id, playerId }) => {
    for (const socket of socketsOf(io, playerId)) {
      if (socket.data.signedIn?.session === id) signOut(socket, sockets.mayWatch);
    }
  });
  sockets.onClose(stopListening);
  sockets.onClose(sweepEvery(io, house, sockets.mayWatch));
  measure(io, house);
  sayGoodbye(io, house);
  await sockets.post.open(io, house);
  return sockets;
}

function socketsOf(io: HouseServer, player: string): HouseClient[] {
  const { adapter, sockets } = io.of("/");
  const ids = [...(adapter.rooms.get(playerRoom(player)) ?? [])];
  return ids.map((id) => sockets.get(id)).filter((socket) => socket !== undefined);
}

/** Signs expired tokens out of their private room and drops readers that do not keep up, once a second. */
function sweepEvery(io: HouseServer, { clock, log }: SocketParts, mayWatch: MayWatch): () => Promise<void> {
  const sweep = () => {
    const now = clock.now();
    for (const socket of io.of("/").sockets.values()) {
      const { signedIn } = socket.data;
      if (signedIn !== null && signedIn.expiresAt <= now) signOut(socket, mayWatch);
    }
    const dropped = cutSlow(io);
    if (dropped > 0) log.info({ sockets: dropped }, "dropped sockets that do not read");
  };
  const sweeping = every(clock, SWEEP_EVERY_MS, sweep);
  return () => sweeping.stop();
}

/** Says goodbye before HTTP closes, which waits for every connection to end. */
function sayGoodbye(io: HouseServer, { app }: SocketParts): void {
  app.addHook("preClose", async () => {
    const anybody = io.engine.clientsCount > 0;
    io.disconnectSockets(true);
    if (anybody) await sleep(GOODBYE_MS);
    cutAll(io);
    io.engine.close();
  });
}

function measure(io: HouseServer, { registry }: SocketParts): void {
  new Gauge({
    name: "fairhouse_sockets",
    help: "Open connections of browsers",
    registers: [registry],
    collect() {
      this.set(io.engine.clientsCount);
    },
  });
}

/** Makes a function that counts connections cut because they sent too much. */
function countCuts({ registry, log }: SocketParts): () => void {
  const cuts = new Counter({
    name: "fairhouse_sockets_cut_total",
    help: "Connections of browsers that were cut because they sent too much",
    registers: [registry],
  });
  return () => {
    cuts.inc();
    log.debug("cut a socket that sends too much");
  };
}
