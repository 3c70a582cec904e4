import { setTimeout as sleep } from "node:timers/promises";
import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { atMost, count, type Figure, milliseconds, none, plain } from "../figure.ts";
import { HelperProcess } from "../processes/helper-process.ts";
import type { StormQuestions } from "../processes/storm-questions.ts";
import { latencyOf } from "../samples.ts";
import type { Stage } from "../stage.ts";
import { type HouseSocket, watchTable } from "../table-watch.ts";
import { burstOf, type Room, roomsOf } from "./rooms.ts";

const PAGES = 5_000;
/** Players who bet in every round, so that the tables have news. */
const BETTORS = 200;
/** At tables whose rounds take bets for longer, there may be no event for minutes. */
const LONGEST_BETTING_MS = 30_000;
/** Milliseconds for which the pages are away: as in a tunnel, and as during a restart of the server. */
const AWAY_MS = [2_000, 20_000];
/** Time for events after the return. */
const WATCHED_MS = 10_000;
const SETTLE_MS = 1_500;
const LIMIT_MS = 5_000;

/** Measures thousands of pages that drop and come back at once, at tables that go on meanwhile. */
export async function measureStorm(stage: Stage): Promise<readonly Figure[]> {
  const rooms = (await roomsOf()).filter(isQuick);
  const tables = rooms.map(({ table }) => table);
  const pages = stage.part(PAGES);
  const share = Math.ceil(stage.part(BETTORS) / rooms.length);
  await stage.players(share * rooms.length);
  const clients = new HelperProcess<StormQuestions>(new URL("../processes/storm-process.ts", import.meta.url));
  const bettings = await Promise.all(rooms.map((room, place) => betInEveryRound(room, stage, place * share, share)));
  try {
    await clients.ask("open", { url: stage.url, tables, count: pages });
    const figures: Figure[] = [];
    for (const away of AWAY_MS.map(stage.part)) figures.push(...(await storm(stage, clients, pages, away)));
    return figures;
  } finally {
    await Promise.all(bettings.map((stop) => stop()));
    await clients.end();
  }
}

function isQuick({ game, table }: Room): boolean {
  return game.tables.some(({ id, bettingMs }) => id === table && bettingMs <= LONGEST_BETTING_MS);
}

async function storm(
  { house, part }: Stage,
  clients: HelperProcess<StormQuestions>,
  pages: number,
  awayMs: number,
): Promise<readonly Figure[]> {
  await clients.ask("drop", null);
  await sleep(awayMs);
  await house.ask("published", null);
  const took = await clients.ask("comeBack", null);
  await sleep(part(WATCHED_MS));
  const published = await house.ask("published", null);
  await sleep(SETTLE_MS);
  const versions: Record<string, number[]> = {};
  for (const { room, id } of published) versions[room] = [...(versions[room] ?? []), id];
  const missing = await clients.ask("missing", versions);
  const { p50 } = latencyOf(took);
  return [
    plain(
      `${count(pages)} sockets drop and are back at once after ${milliseconds(awayMs)}: in the right frame, p50`,
      milliseconds(p50),
    ),
    atMost("  the last of them", Math.max(...took), LIMIT_MS, milliseconds),
    plain("  events of their tables since then", count(published.length)),
    none("  events that were owed and did not come", missing),
  ];
}

/** @returns a function that stops it, once the bets of the last round have been answered. */
async function betInEveryRound(
  { game, table }: Room,
  { url, load }: Stage,
  from: number,
  players: number,
): Promise<() => Promise<void>> {
  const socket: HouseSocket = await watchTable(url, table);
  const bets: Promise<unknown>[] = [];
  socket.on("table", (event: TableEvent) => {
    if (event.type === "opened")
      bets.push(load.ask("burst", { url, from, ...burstOf(game, table, event.round, players) }));
  });
  return async () => {
    socket.close();
    await Promise.all(bets);
  };
}
