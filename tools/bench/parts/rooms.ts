import { setTimeout as sleep } from "node:timers/promises";
import { catalog } from "@fairhouse/games/catalog.ts";
import { type AnyRoundGame, carryOfJson } from "@fairhouse/kernel/any-game.ts";
import type { RoundView, TableEvent } from "@fairhouse/protocol/table.ts";
import { gameNamed } from "../../game-arguments.ts";
import { cpuTime } from "../cpu-time.ts";
import { count, type Figure, milliseconds, none, plain } from "../figure.ts";
import { HelperProcess } from "../processes/helper-process.ts";
import type { Request } from "../processes/load-questions.ts";
import type { SocketQuestions } from "../processes/socket-questions.ts";
import { post } from "../requests.ts";
import { latencyOf } from "../samples.ts";
import type { Stage } from "../stage.ts";
import { watchTable } from "../table-watch.ts";
import { deliveryOf } from "./delivery.ts";

const SOCKETS = 5_000;
const BETTORS = 1_000;
const STAKE = 1_000;
/** Long enough for several rounds of the quick tables and one or two of the slow ones. */
const WATCHED_MS = 60_000;
const SETTLE_MS = 1_500;
/** Bets of a round are spread over this part of its betting time, or over this long if nothing closes it yet. */
const BETTING_PART = 0.8;
const OPEN_END_MS = 10_000;
const CONNECTIONS = 4;

/** Measures all tables of the house at once, each with its share of sockets and of players who bet in every round. */
export async function measureRooms(stage: Stage): Promise<readonly Figure[]> {
  const rooms = await roomsOf();
  const bettors = stage.part(BETTORS);
  await stage.players(bettors);
  const clients = new HelperProcess<SocketQuestions>(new URL("../processes/socket-process.ts", import.meta.url));
  const socketsPerTable = Math.floor(stage.part(SOCKETS) / rooms.length);
  const sockets = socketsPerTable * rooms.length;
  try {
    const names = rooms.map(({ table }) => `table:${table}`);
    await clients.ask("open", { url: stage.url, rooms: names, count: sockets });
    await sleep(SETTLE_MS);
    // In this order, an event between the two is not expected to arrive.
    await clients.ask("arrivals", null);
    await stage.house.ask("published", null);
    const before = await cpuTime(stage);
    const share = Math.floor(bettors / rooms.length);
    const played = await Promise.all(rooms.map((room, place) => playAt(room, stage, place * share, share)));
    const after = await cpuTime(stage);
    await sleep(SETTLE_MS);
    const [published, arrivals] = [await stage.house.ask("published", null), await clients.ask("arrivals", null)];
    const delivery = deliveryOf(published, arrivals, socketsPerTable);
    const rounds = played.reduce((sum, one) => sum + one.rounds, 0);
    const bets = played.reduce((sum, one) => sum + one.bets, 0);
    const waits = latencyOf(played.flatMap(({ closedToStarted }) => closedToStarted));
    const cpu = (from: number | null, to: number | null) =>
      from === null || to === null ? "unknown" : milliseconds((to - from) / 1_000 / Math.max(1, rounds));
    return [
      plain(
        `all rooms busy, ${count(rooms.length)} tables, ${count(sockets)} sockets, ${count(bettors)} bettors: delivery p50`,
        milliseconds(delivery.p50),
      ),
      plain("  delivery p99", milliseconds(delivery.p99), "aim 150 ms"),
      plain("  events", count(delivery.events)),
      none("  deliveries missing", delivery.missing),
      plain("  rounds, bets in them", `${count(rounds)}, ${count(bets)}`),
      plain(
        "  from the end of betting to its round's start: p50",
        milliseconds(waits.p50),
        "reveals are settled by then",
      ),
      plain("  the same: p99", milliseconds(waits.p99)),
      plain("  CPU of a round with its bets and events: house", cpu(before.house, after.house)),
      plain("  CPU of a round with its bets: database", cpu(before.database, after.database)),
    ];
  } finally {
    await clients.end();
  }
}

export interface Room {
  readonly game: AnyRoundGame;
  readonly table: string;
}

export async function roomsOf(): Promise<readonly Room[]> {
  const games = await Promise.all(catalog.map(({ id }) => gameNamed(id)));
  return games.flatMap((game) => (game.kind === "round" ? game.tables.map(({ id }) => ({ game, table: id })) : []));
}

interface Played {
  readonly rounds: number;
  readonly bets: number;
  /** Milliseconds for each round whose betting had an end. */
  readonly closedToStarted: readonly number[];
}

/** Bets for a share of the players in every round that opens at a table, throughout the measurement. */
async function playAt(
  { game, table }: Room,
  { url, load, part }: Stage,
  from: number,
  players: number,
): Promise<Played> {
  const socket = await watchTable(url, table);
  const betting: Promise<{ accepted: number }>[] = [];
  const closedToStarted: number[] = [];
  let rounds = 0;
  socket.on("table", (event: TableEvent) => {
    if (event.type === "opened")
      betting.push(load.ask("burst", { url, from, ...burstOf(game, table, event.round, players) }));
    if (event.type === "started") {
      rounds += 1;
      const { closesAt, startedAt } = event.round;
      if (closesAt !== null && startedAt !== null) closedToStarted.push(Math.max(0, startedAt - closesAt));
    }
  });
  await sleep(part(WATCHED_MS));
  socket.removeAllListeners();
  socket.close();
  const accepted = await Promise.all(betting);
  return { rounds, closedToStarted, bets: accepted.reduce((sum, one) => sum + one.accepted, 0) };
}

export function burstOf(game: AnyRoundGame, table: string, { carry, closesAt }: RoundView, players: number) {
  const sample = game.sampleBet(STAKE);
  const bet = game.fit?.(sample, carryOfJson(carry)) ?? sample;
  const request: Request = post(`/api/tables/${table}/tickets`, { bet });
  const overMs = closesAt === null ? OPEN_END_MS : Math.max(0, closesAt - Date.now()) * BETTING_PART;
  return { connections: CONNECTIONS, requests: Array<Request>(players).fill(request), overMs };
}
