import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copiedDatabase, freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import {
  BET,
  BETS,
  HANDS,
  openedHand,
  type PlayTest,
  startPlayTest,
  TABLE,
  type TestPlayer,
} from "../../features/play/testing.ts";
import { createPool } from "../database/pool.ts";
import { TickFolder } from "./tick-folder.ts";
import { Ticker } from "./ticker.ts";

const SHUT = { status: 503, body: { code: "house_shut" } };

let dataDir: string;
let database: TestDatabase;
let open: PlayTest[] = [];
let said: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fairhouse-ticks-"));
  database = await freshDatabase();
  said = [];
});
afterEach(async () => {
  for (const play of open.splice(0)) await play.house.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(url = database.url, folder = dataDir): Promise<PlayTest> {
  const log = pino({ level: "info" }, { write: (line: string) => void said.push(line) });
  const play = await startPlayTest({ url }, { config: { dataDir: folder }, log });
  open.push(play);
  return play;
}

async function stop(play: PlayTest): Promise<void> {
  open = open.filter((other) => other !== play);
  await play.house.close();
}

/** Returns the same player at another server. */
const at = (play: PlayTest, { token }: TestPlayer) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const post = async (path: string, body: unknown, key: string = randomUUID()) => {
    const answer = await fetch(play.house.url + path, {
      method: "POST",
      headers: { ...headers, "idempotency-key": key },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };
  return { post, bet: (key?: string) => post(BETS, { bet: BET }, key) };
};

const phases = async ({ house }: PlayTest) =>
  (await house.pool.query("select number, phase, fence from play_round order by number")).rows;

test("a database that went back takes no bet or move, drives no table, says what to do, and the newest one opens again", async () => {
  const first = await start();
  const player = await first.player();
  const hand = await openedHand(player);
  await stop(first);
  const backup = await copiedDatabase(database);
  const second = await start();
  const key = randomUUID();
  expect((await at(second, player).bet(key)).status).toBe(200);
  await stop(second);

  const back = await start(backup.url);
  const [before] = [await phases(back)];
  expect(await at(back, player).bet(key)).toMatchObject(SHUT);
  expect(await at(back, player).post(HANDS, { bet: someHand.bet() })).toMatchObject(SHUT);
  expect(await at(back, player).post(`/api/hands/${hand}/moves`, { turn: 1, move: someHand.ending })).toMatchObject(
    SHUT,
  );
  expect(await at(back, player).post(`${TABLE}/tickets`, { bet: someFlight.leavingAt(150) })).toMatchObject(SHUT);
  await sleep(1500);
  expect(await phases(back)).toEqual(before);
  expect(said.filter((line) => line.includes("went back in time") && line.includes("admin -- restored"))).toHaveLength(
    1,
  );
  expect((await fetch(`${back.house.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${back.house.url}/healthz/detail`)).json()).toMatchObject({
    shut: true,
    replication: { promise: "not known", synchronousCommit: "on" },
  });
  expect(await (await fetch(`${back.house.url}/api/house`)).json()).toMatchObject({ shut: true });
  await stop(back);
  await backup.drop();

  const newest = await start();
  expect((await at(newest, player).bet(key)).status).toBe(200);
});

test("a restart in order, and one after a kill in the middle of a tick, find the database unchanged", async () => {
  const first = await start();
  const player = await first.player();
  await stop(first);
  expect((await database.pool.query("select ended from house_tick")).rows).toEqual([{ ended: true }]);
  const second = await start();
  expect((await at(second, player).bet()).status).toBe(200);
  await stop(second);
  // As if it had been killed after its commit and before its file was written.
  await database.pool.query("update house_tick set count = count + 1, ended = false");
  const third = await start();
  expect((await at(third, player).bet()).status).toBe(200);
  expect((await database.pool.query("select 1 from house_tick")).rowCount).toBe(1);
});

test("tables that are put back below open connections are noticed by the next tick", async () => {
  const play = await start();
  const player = await play.player();
  await expect
    .poll(async () => (await database.pool.query("select 1 from house_tick where count > 2")).rowCount)
    .toBe(1);
  await database.pool.query("update house_tick set count = 1");
  await expect.poll(async () => (await player.post(BETS, { bet: BET })).body.code).toBe("house_shut");
});

test("a connection that leads to an older database serves no bet, however soon after the break", async () => {
  const play = await start();
  const player = await play.player();
  expect((await player.post(BETS, { bet: BET })).status).toBe(200);
  await play.house.pool.query("select 1");
  // Right after a tick, because the ticks' own connection stays and would notice with its next one.
  const ticked = async () => (await database.pool.query("select count from house_tick")).rows[0].count;
  const before = await ticked();
  await expect.poll(ticked, { interval: 10 }).toBeGreaterThan(before);
  await database.pool.query("update house_tick set run = gen_random_uuid()");
  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name in ('fairhouse play', 'fairhouse server')`);
  expect(await player.post(BETS, { bet: BET })).toMatchObject(SHUT);
});

test("a server without a file joins a live one, and waits for the operator if there is none", async () => {
  const here = await start();
  const player = await here.player();
  const elsewhere = await mkdtemp(join(tmpdir(), "fairhouse-ticks-"));
  const there = await start(database.url, elsewhere);
  expect((await at(there, player).bet()).status).toBe(200);
  await stop(there);
  await stop(here);
  await rm(elsewhere, { recursive: true });
  const lost = await start(database.url, elsewhere);
  expect(await at(lost, player).bet()).toMatchObject(SHUT);
  expect(said.some((line) => line.includes("admin -- moved"))).toBe(true);
  // A server that knows this database has come back.
  await start();
  await expect.poll(async () => (await at(lost, player).bet()).status).toBe(200);
  await rm(elsewhere, { recursive: true, force: true });
});

test("two servers of one folder keep a file each, and ignore the files of another database", async () => {
  const here = await start();
  await start();
  const folders = (await readdir(join(dataDir, "keys"))).filter((name) => name.startsWith("ticks-"));
  expect(folders).toHaveLength(1);
  const files = await readdir(join(dataDir, "keys", folders[0] ?? ""));
  expect(files.filter((name) => name.endsWith(".tick"))).toHaveLength(2);
  const other = await freshDatabase();
  const stranger = await start(other.url);
  expect((await (await stranger.player()).post(BETS, { bet: BET })).status).toBe(200);
  expect((await (await here.player()).post(BETS, { bet: BET })).status).toBe(200);
  await stop(stranger);
  await other.drop();
});

test("committed facts are remembered when a raise resolves, and a hanging disk is not waited for", async () => {
  const pool = createPool({ url: database.url, connections: 1, name: "test", onIdleError: () => undefined });
  const folder = new TickFolder(dataDir, randomBytes(4).toString("hex"));
  let hangs = false;
  const slow = Object.assign(Object.create(folder), {
    write: (file: Parameters<TickFolder["write"]>[0]) => (hangs ? new Promise(() => undefined) : folder.write(file)),
  });
  const ticks = new Ticker({ pool, folder: slow, dataDir, log: pino({ level: "silent" }) });
  await ticks.start();
  const count = async () => (await database.pool.query("select count from house_tick")).rows[0].count;
  const before = await count();
  await Promise.all([ticks.raise(), ticks.raise()]);
  expect(await count()).toBeGreaterThan(before);
  expect((await folder.read())[0]?.count).toBe(await count());
  hangs = true;
  const began = performance.now();
  await ticks.raise();
  expect(performance.now() - began).toBeLessThan(3_000);
  // Only once: tables that end their rounds meanwhile are not delayed again.
  const again = performance.now();
  for (let i = 0; i < 5; i++) await ticks.raise();
  expect(performance.now() - again).toBeLessThan(1_000);
  hangs = false;
  expect(ticks.isShut).toBe(false);
});
