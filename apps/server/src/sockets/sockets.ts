import { setTimeout as sleep } from "node:timers/promises";
import type { Bus } from "@fairhouse/play/ports.ts";
import type { RoundHost, TableLink } from "@fairhouse/play/round-host.ts";
import { Gauge } from "prom-client";
import { Server } from "socket.io";
import { isOwnOrigin } from "../http/origin.ts";
import type { HouseParts } from "../parts.ts";
import { authenticate, roomOf, signOut } from "./authentication.ts";
import { cut, isSlow } from "./connection.ts";
import { Neighbours } from "./neighbours.ts";
import { FEED_ROOM, type News, SocketBus, tableRoom } from "./socket-bus.ts";
import { isTableLetter, PostedTableLink, type TableLetter } from "./table-link.ts";
import type { HouseClient, HouseServer } from "./types.ts";

/** Clients only ask to sign in, to watch and for the time: the longest of it is a token. */
const MAX_FRAME_BYTES = 4 * 1024;
/** Time for a new connection to say hello. */
const CONNECT_TIMEOUT_MS = 10_000;
const MAX_EVENTS = 100;
const EVENTS_WINDOW_MS = 10_000;
const SWEEP_EVERY_MS = 1_000;
/** Time for browsers to take the last news and the goodbye of a server that stops. */
const GOODBYE_MS = 100;
const PRIVATE_ROOM = roomOf("");

export interface Sockets {
  readonly bus: Bus;
  /** The way to the tables that other servers drive. */
  readonly link: TableLink;
  /** From now on this server shows other servers' tables, and answers for its own. */
  serveTables(rounds: RoundHost): void;
  /** After HTTP is closed. */
  close(): Promise<void>;
}

type Parts = Pick<
  HouseParts,
  "app" | "config" | "clock" | "log" | "pool" | "sessions" | "registry" | "serverId" | "games"
>;

/**
 * Everything that is pushed: one WebSocket a browser, on the HTTP server of the house. Nothing that moves money is accepted here.
 * Long polling is not offered: it would bind a browser to one server, and every browser of today speaks WebSocket.
 */
export async function openSockets(house: Parts): Promise<Sockets> {
  const { app, config, clock } = house;
  const io: HouseServer = new Server(app.server, {
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    perMessageDeflate: false,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      decide(null, isOwnOrigin(origin, host, config.allowedOrigins));
    },
  });
  const watchable = watchableRooms(house.games);
  io.on("connection", (socket) => welcome(socket, house, watchable));
  const stopListening = house.sessions.onEnded(({ id, playerId }) => {
    for (const socket of socketsOf(io, playerId)) if (socket.data.signedIn?.session === id) signOut(socket);
  });
  const stopSweeping = sweepEvery(io, house);
  measure(io, house);

  const bus = new SocketBus(io, clock);
  let neighbours: Neighbours<News | TableLetter> | null = null;
  let rounds: RoundHost | null = null;
  const send = (letter: TableLetter) => neighbours?.send(letter) ?? false;
  const link = new PostedTableLink(clock, { serverId: house.serverId, send });
  const receive = (from: string, letter: News | TableLetter) => {
    if (isTableLetter(letter)) {
      if (rounds === null) return;
      link
        .read(from, letter, rounds)
        .catch((error: unknown) => house.log.warn({ err: error }, "no answer for a server"));
      return;
    }
    if (letter.type === "table") rounds?.receive(letter.event);
    bus.deliver(letter);
  };
  if (config.databaseUrl !== null) neighbours = await meetNeighbours(io, house, receive);
  bus.start(neighbours);
  // Before HTTP closes: it waits for every connection to end.
  app.addHook("preClose", async () => {
    const sockets = [...io.of("/").sockets.values()];
    io.disconnectSockets(true);
    if (sockets.length > 0) await sleep(GOODBYE_MS);
    for (const socket of sockets) cut(socket);
    io.engine.close();
  });
  return {
    bus,
    link,
    serveTables: (host) => {
      rounds = host;
    },
    close: async () => {
      stopListening();
      stopSweeping();
      bus.stop();
      await neighbours?.close();
    },
  };
}

/** Several servers may share a database of one's own; the embedded one belongs to one server. */
async function meetNeighbours(
  io: HouseServer,
  house: Parts,
  receive: (from: string, letter: News | TableLetter) => void,
): Promise<Neighbours<News | TableLetter>> {
  const rooms = io.of("/").adapter;
  const players = () =>
    [...rooms.rooms.keys()]
      .filter((room) => room.startsWith(PRIVATE_ROOM))
      .map((room) => room.slice(PRIVATE_ROOM.length));
  const neighbours = new Neighbours<News | TableLetter>(house, players, receive);
  rooms.on("create-room", (room: string) => {
    if (room.startsWith(PRIVATE_ROOM)) neighbours.came(room.slice(PRIVATE_ROOM.length));
  });
  rooms.on("delete-room", (room: string) => {
    if (room.startsWith(PRIVATE_ROOM)) neighbours.went(room.slice(PRIVATE_ROOM.length));
  });
  await neighbours.open();
  return neighbours;
}

function watchableRooms(games: Parts["games"]): ReadonlySet<unknown> {
  const rooms = [FEED_ROOM];
  for (const id of games.ids) {
    const game = games.latest(id);
    if (game?.kind === "round") rooms.push(...game.tables.map((table) => tableRoom(table.id)));
  }
  return new Set(rooms);
}

function welcome(socket: HouseClient, house: Parts, watchable: ReadonlySet<unknown>): void {
  socket.data = { attempt: 0, signedIn: null, events: 0, windowEnd: 0 };
  socket.use((_packet, next) => {
    if (isTooEager(socket, house.clock.monotonic())) socket.disconnect(true);
    else next();
  });
  const signIn = async (token: unknown, answer: unknown) => {
    const accepted = await authenticate(socket, token, house).catch((error: unknown) => {
      house.log.warn({ err: error }, "a socket could not be signed in");
      return false;
    });
    if (isAnswer(answer)) answer(accepted);
  };
  // What arrives may be anything, whatever its type promises.
  socket.on("authenticate", (token: unknown, answer: unknown) => void signIn(token, answer));
  socket.on("watch", (room: unknown, answer: unknown) => {
    const watching = watchable.has(room);
    if (watching) socket.join(room as string);
    if (isAnswer(answer)) answer(watching);
  });
  socket.on("unwatch", (room: unknown) => {
    if (watchable.has(room)) socket.leave(room as string);
  });
  socket.on("clock", (answer: unknown) => {
    if (isAnswer(answer)) answer(house.clock.now());
  });
  const { token } = socket.handshake.auth;
  if (token !== undefined && token !== null) void signIn(token, null);
}

function isAnswer(value: unknown): value is (result: unknown) => void {
  return typeof value === "function";
}

function isTooEager({ data }: HouseClient, now: number): boolean {
  if (now >= data.windowEnd) {
    data.windowEnd = now + EVENTS_WINDOW_MS;
    data.events = 0;
  }
  data.events += 1;
  return data.events > MAX_EVENTS;
}

function socketsOf(io: HouseServer, player: string): HouseClient[] {
  const { adapter, sockets } = io.of("/");
  const ids = [...(adapter.rooms.get(roomOf(player)) ?? [])];
  return ids.map((id) => sockets.get(id)).filter((socket) => socket !== undefined);
}

/** Once a second: tokens that have expired leave their private room, readers that do not keep up are dropped. */
function sweepEvery(io: HouseServer, { clock, log }: Parts): () => void {
  let stop: () => void = () => undefined;
  const next = () => {
    stop = clock.after(SWEEP_EVERY_MS, () => {
      const now = clock.now();
      for (const socket of io.of("/").sockets.values()) {
        const { signedIn } = socket.data;
        if (signedIn !== null && signedIn.expiresAt <= now) signOut(socket);
        if (isSlow(socket)) {
          log.info({ socket: socket.id }, "dropped a socket that does not read");
          cut(socket);
        }
      }
      next();
    });
  };
  next();
  return () => stop();
}

function measure(io: HouseServer, { registry }: Parts): void {
  new Gauge({
    name: "fairhouse_sockets",
    help: "Open connections of browsers",
    registers: [registry],
    collect() {
      this.set(io.of("/").sockets.size);
    },
  });
}
