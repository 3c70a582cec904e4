import type { RoundHost, TableLink } from "@fairhouse/play/round/round-host.ts";
import type { Machinery } from "../parts.ts";
import { Neighbours } from "./neighbours.ts";
import { playerOfRoom } from "./rooms.ts";
import type { News, SocketBus } from "./socket-bus.ts";
import { isTableLetter, PostedTableLink, type TableLetter } from "./table-link.ts";
import type { HouseServer } from "./types.ts";
import type { Watchers, WatchLetter } from "./watchers.ts";

type Letter = News | TableLetter | WatchLetter;
type Parts = Pick<Machinery, "config" | "clock" | "log" | "pool" | "serverId">;

export interface OtherServers {
  /** The way to the tables that other servers drive. */
  readonly link: TableLink;
  /** From now on this server shows other servers' tables, and answers for its own. */
  serveTables(rounds: RoundHost): void;
  close(): Promise<void>;
}

/**
 * Joins the servers of one house: what one tells, all tell, and whoever drives a table is asked there. Several servers may share a
 * database of one's own; the embedded one belongs to one server, which then talks to nobody.
 */
export async function joinOtherServers(
  io: HouseServer,
  { bus, watchers }: { readonly bus: SocketBus; readonly watchers: Watchers },
  house: Parts,
): Promise<OtherServers> {
  let rounds: RoundHost | null = null;
  let neighbours: Neighbours<Letter> | null = null;
  const send = (letter: TableLetter) => neighbours?.send(letter) ?? false;
  const link = new PostedTableLink(house.clock, { serverId: house.serverId, send });
  const receive = (from: string, letter: Letter) => {
    if (letter.type === "watching") return watchers.hear(from, letter);
    if (!isTableLetter(letter)) {
      if (letter.type === "table") rounds?.receive(letter.event);
      bus.deliver(letter);
      return;
    }
    if (rounds === null) return;
    const noAnswer = (error: unknown) => house.log.warn({ err: error }, "another server gets no answer");
    link.read(from, letter, rounds).catch(noAnswer);
  };
  if (house.config.databaseUrl !== null) neighbours = await meetNeighbours(io, house, receive);
  bus.start(neighbours);
  watchers.start((letter) => void neighbours?.send(letter));
  return {
    link,
    serveTables: (host) => {
      rounds = host;
    },
    close: async () => neighbours?.close(),
  };
}

async function meetNeighbours(
  io: HouseServer,
  house: Parts,
  receive: (from: string, letter: Letter) => void,
): Promise<Neighbours<Letter>> {
  const { adapter } = io.of("/");
  const here = () => [...adapter.rooms.keys()].map(playerOfRoom).filter((player) => player !== null);
  const neighbours = new Neighbours<Letter>(house, here, receive);
  adapter.on("create-room", (room: string) => {
    const player = playerOfRoom(room);
    if (player !== null) neighbours.came(player);
  });
  adapter.on("delete-room", (room: string) => {
    const player = playerOfRoom(room);
    if (player !== null) neighbours.went(player);
  });
  await neighbours.open();
  return neighbours;
}
