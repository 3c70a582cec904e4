import { setTimeout as sleep } from "node:timers/promises";
import type { Bus } from "@fairhouse/play/ports.ts";
import { Counter, Gauge } from "prom-client";
import { Server } from "socket.io";
import { isForeign } from "../http/origin.ts";
import type { Machinery } from "../parts.ts";
import { createAddressBudget, createAddressLimit } from "./address-limit.ts";
import { signOut } from "./authentication.ts";
import { cutAll, cutSlow } from "./connection.ts";
import { meteredEngine } from "./meter.ts";
import { joinOtherServers, type OtherServers } from "./other-servers.ts";
import { playerRoom } from "./rooms.ts";
import { SocketBus } from "./socket-bus.ts";
import type { HouseClient, HouseServer } from "./types.ts";
import { Watchers } from "./watchers.ts";
import { type MayWatch, welcome } from "./welcome.ts";

/** Clients only ask to sign in, to watch and for the time: the longest of it is a token. */
const MAX_FRAME_BYTES = 4 * 1024;
/** Time for a new connection to say hello. */
const CONNECT_TIMEOUT_MS = 10_000;
const SWEEP_EVERY_MS = 1_000;
/** Time for browsers to take the last news and the goodbye of a server that stops. */
const GOODBYE_MS = 100;

export interface Sockets extends Pick<OtherServers, "link" | "serveTables"> {
  readonly bus: Bus;
  /** After HTTP is closed. */
  close(): Promise<void>;
}

export interface SocketParts
  extends Pick<Machinery, "app" | "config" | "clock" | "log" | "pool" | "sessions" | "registry" | "serverId"> {
  readonly mayWatch: MayWatch;
}

/**
 * Everything that is pushed: one WebSocket a browser, on the HTTP server of the house. Nothing that moves money is accepted here.
 * Long polling is not offered: it would bind a browser to one server, and every browser of today speaks WebSocket.
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
  io.on("connection", (socket) => welcome(socket, house, house.mayWatch));
  const stopListening = house.sessions.onEnded(({ id, playerId }) => {
    for (const socket of socketsOf(io, playerId)) if (socket.data.signedIn?.session === id) signOut(socket);
  });
  const stopSweeping = sweepEvery(io, house);
  measure(io, house);
  sayGoodbye(io, house);
  const bus = new SocketBus(io, house.clock);
  const watchers = new Watchers(io, house.clock);
  const others = await joinOtherServers(io, { bus, watchers }, house);
  return {
    bus,
    link: others.link,
    serveTables: others.serveTables,
    close: async () => {
      stopListening();
      stopSweeping();
      bus.stop();
      watchers.stop();
      await others.close();
    },
  };
}

function socketsOf(io: HouseServer, player: string): HouseClient[] {
  const { adapter, sockets } = io.of("/");
  const ids = [...(adapter.rooms.get(playerRoom(player)) ?? [])];
  return ids.map((id) => sockets.get(id)).filter((socket) => socket !== undefined);
}

/** Once a second: tokens that have expired leave their private room, readers that do not keep up are dropped. */
function sweepEvery(io: HouseServer, { clock, log }: SocketParts): () => void {
  let stop: () => void = () => undefined;
  const next = () => {
    stop = clock.after(SWEEP_EVERY_MS, () => {
      const now = clock.now();
      for (const socket of io.of("/").sockets.values()) {
        const { signedIn } = socket.data;
        if (signedIn !== null && signedIn.expiresAt <= now) signOut(socket);
      }
      const dropped = cutSlow(io);
      if (dropped > 0) log.info({ sockets: dropped }, "dropped sockets that do not read");
      next();
    });
  };
  next();
  return () => stop();
}

/** Before HTTP closes, which waits for every connection to end. */
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

/** Answers how to count a connection that was cut because it sent too much. */
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
