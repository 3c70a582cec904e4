import { setTimeout as sleep } from "node:timers/promises";
import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { atMost, count, type Figure, milliseconds, plain } from "./figure.ts";
import { HelperProcess } from "./helper-process.ts";
import type { Request } from "./load-questions.ts";
import { TABLE, TICKET } from "./requests.ts";
import { latencyOf } from "./samples.ts";
import type { Stage } from "./stage.ts";
import type { StormQuestions } from "./storm-questions.ts";
import { type HouseSocket, watchTable } from "./table-watch.ts";

const PAGES = 5_000;
/** Players who bet in every round, so that the table has something to tell. */
const BETTORS = 100;
/** How long the pages are away: as long as a tunnel, and as a server that starts anew. */
const AWAY_MS = [2_000, 20_000];
/** For events after the return. */
const WATCHED_MS = 10_000;
const SETTLE_MS = 1_500;
const LIMIT_MS = 5_000;

/** Thousands of pages that drop and come back at once, at a table that goes on meanwhile. */
export async function measureStorm(stage: Stage): Promise<readonly Figure[]> {
  const { url, part } = stage;
  const pages = part(PAGES);
  await stage.players(part(BETTORS));
  const clients = new HelperProcess<StormQuestions>(new URL("./storm-process.ts", import.meta.url));
  const table = await watchTable(url, TABLE);
  try {
    const stopBetting = betInEveryRound(table, stage);
    await clients.ask("open", { url, tables: [TABLE], count: pages });
    const figures: Figure[] = [];
    for (const away of AWAY_MS.map(part)) figures.push(...(await storm(stage, clients, pages, away)));
    await stopBetting();
    return figures;
  } finally {
    table.close();
    await clients.end();
  }
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
  const last = Math.max(0, ...published.filter(({ table }) => table === TABLE).map(({ version }) => version));
  const missing = await clients.ask("missing", { [TABLE]: last });
  const { p50 } = latencyOf(took);
  return [
    plain(
      `${count(pages)} sockets drop and are back at once after ${milliseconds(awayMs)}: in the right frame, p50`,
      milliseconds(p50),
    ),
    atMost("  the last of them", Math.max(...took), LIMIT_MS, milliseconds),
    plain("  events since then", count(published.length)),
    atMost("  events that were owed and did not come", missing, 0, count),
  ];
}

/** @returns a function that stops it, once the bets of the last round have been answered. */
function betInEveryRound(table: HouseSocket, { url, load, part }: Stage): () => Promise<void> {
  const bets: Promise<unknown>[] = [];
  const hear = (event: TableEvent) => {
    if (event.type !== "opened") return;
    const overMs = Math.max(0, (event.round.closesAt ?? 0) - Date.now()) * 0.8;
    const requests = Array<Request>(part(BETTORS)).fill(TICKET);
    bets.push(load.ask("burst", { url, connections: 1, requests, overMs }));
  };
  table.on("table", hear);
  return async () => {
    table.off("table", hear);
    await Promise.all(bets);
  };
}
