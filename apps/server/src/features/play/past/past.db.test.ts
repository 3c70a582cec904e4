import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { someFlight, someHand, someInstant } from "@fairhouse/games/samples.ts";
import { io } from "socket.io-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copiedDatabase, freshDatabase, type TestDatabase } from "../../../../../../tests/database.ts";
import { verifyAll } from "../../../../../../tools/verify/all.ts";
import { knownRules } from "../../../../../../tools/verify/known-rules.ts";
import { storedBets } from "../../../../../../tools/verify/stored-bets.ts";
import { createPool } from "../../../machinery/database/pool.ts";
import { letIn } from "../../../machinery/database/privileges.ts";
import { adminOf } from "../../admin/testing.ts";
import {
  BET,
  BETS,
  openedHand,
  type PlayTest,
  type Reply,
  startPlayTest,
  TABLE,
  type TestPlayer,
  TICKETS,
} from "../testing.ts";

let dataDir: string;
let database: TestDatabase;
let open: PlayTest[] = [];
const copies: TestDatabase[] = [];

/** Betting lasts as long as a busy machine copies the database, so that a ticket is still open in the copy. */
const patient = {
  ...someFlight.game,
  tables: someFlight.game.tables.map((table) => ({ ...table, bettingMs: 90_000 })),
};
const games = [someInstant.game, someHand.game, patient];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fairhouse-past-"));
  database = await freshDatabase();
});
afterEach(async () => {
  for (const play of open.splice(0)) await play.house.close();
  for (const copy of copies.splice(0)) await copy.drop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(url = database.url, folder = dataDir): Promise<PlayTest> {
  const play = await startPlayTest({ url }, { games, config: { dataDir: folder, logLevel: "silent" } });
  open.push(play);
  return play;
}

async function stop(play: PlayTest): Promise<void> {
  open = open.filter((other) => other !== play);
  await play.house.close();
}

async function copyOf(other: TestDatabase): Promise<TestDatabase> {
  const copy = await copiedDatabase(other);
  copies.push(copy);
  return copy;
}

const admin = ({ pool }: TestDatabase, ...words: string[]) =>
  adminOf(pool, [], dataDir)(...words, "--reason", "a test", "--by", "Tess");
async function ask(
  { house }: PlayTest,
  { token }: TestPlayer,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(house.url + path, { method, headers: { ...headers, ...json }, ...sent });
  return { status: answer.status, body: (await answer.json()) as Reply["body"] };
}
const betOf = (play: PlayTest, player: TestPlayer) => ask(play, player, "POST", BETS, { bet: BET });
const seedsOf = (play: PlayTest, player: TestPlayer) => ask(play, player, "GET", "/api/fairness/seeds");
const chosen = (play: PlayTest, player: TestPlayer, clientSeed: string, serverSeedHash: string) =>
  ask(play, player, "POST", "/api/fairness/client-seed", { clientSeed, serverSeedHash });
const rowsOf = async ({ pool }: TestDatabase, sql: string) => (await pool.query(sql)).rows;

/** Makes players with an open hand and an open ticket, copies the database, and lets them play on. */
async function playedOn() {
  const first = await start();
  const player = await first.player();
  await player.post(BETS, { bet: BET });
  const hand = await openedHand(player);
  const buy = () => player.post(TICKETS, { bet: someFlight.leavingAt(150) });
  await expect.poll(async () => (await buy()).status).toBe(200);
  const backup = await copyOf(database);
  await player.post(BETS, { bet: BET });
  return { first, player, hand, backup };
}

test("restored discards everything that players know, gives open stakes back, and lets the house in again, once", async () => {
  const { first, player, hand, backup } = await playedOn();
  await stop(first);
  await expect(admin(database, "restored")).rejects.toThrow("nothing here shows");
  const before = await rowsOf(backup, "select id, commitment from play_seed order by id");
  const chains = await rowsOf(backup, "select id from play_chain order by id");
  const [{ open: openBets }] = await rowsOf(backup, "select count(*)::int as open from play_bet where payout is null");
  expect(openBets).toBe(2);

  const back = await start(backup.url);
  expect((await betOf(back, player)).body).toMatchObject({ code: "house_shut" });
  // Pages that were open through the step back show things of the lost past.
  const page = io(back.house.url, { transports: ["websocket"] });
  const reads = vi.fn();
  page.on("missed", reads);
  await vi.waitFor(() => expect(page.connected).toBe(true));
  expect(await admin(backup, "restored")).toContain("given back: 1 hands, ");
  await expect.poll(async () => (await betOf(back, player)).status).toBe(200);
  expect(reads).toHaveBeenCalled();
  page.close();

  const given = await rowsOf(
    backup,
    `select b.kind, b.payout = b.stake as whole, n.data ->> 'stake' = b.stake::text as noted from play_bet b
     join notification n on n.kind = 'given_back' and n.about = b.id::text where b.ended = 'refunded' order by b.kind`,
  );
  expect(given).toEqual([
    { kind: "hand", whole: true, noted: true },
    { kind: "round", whole: true, noted: true },
  ]);
  expect((await rowsOf(backup, `select 1 from play_bet where id = '${hand}' and ended = 'refunded'`)).length).toBe(1);
  const old = await rowsOf(
    backup,
    `select count(*)::int as count, count(server_seed)::int as revealed from play_seed where not restored
     and id = any('{${before.map(({ id }) => id).join()}}')`,
  );
  expect(old).toEqual([{ count: before.length, revealed: before.length }]);
  const kept = await rowsOf(
    backup,
    `select id from play_chain where id = any('{${chains.map(({ id }) => id).join()}}') and restored_at is null`,
  );
  expect(kept).toEqual([]);
  await expect
    .poll(
      async () =>
        (await rowsOf(backup, `select 1 from play_chain where restored_at is null and salt is not null`)).length,
    )
    .toBeGreaterThan(0);

  expect(await back.audit()).toEqual([]);
  const wrong: unknown[] = [];
  const rules = await knownRules();
  await verifyAll(storedBets(backup.pool, null, rules), rules, (bet) => void wrong.push(bet));
  expect(wrong).toEqual([]);
  await stop(back);
  await expect(admin(backup, "restored")).rejects.toThrow("nothing here shows");

  // A second time, to a moment after the restoration.
  const again = await copyOf(backup);
  const later = await start(backup.url);
  expect((await betOf(later, player)).status).toBe(200);
  await stop(later);
  const backAgain = await start(again.url);
  expect((await betOf(backAgain, player)).body).toMatchObject({ code: "house_shut" });
});

test("a role that may not let servers in is refused before anything is given back", async () => {
  const { first, backup } = await playedOn();
  await stop(first);
  await backup.pool.query("drop role if exists past_house");
  await backup.pool.query("create role past_house login password 'x'");
  await letIn(backup.pool, "past_house");
  const url = new URL(backup.url);
  url.username = "past_house";
  url.password = "x";
  const pool = createPool({ url: url.href, connections: 2, name: "test", onIdleError: () => undefined });
  try {
    for (const command of ["restored", "moved"])
      await expect(admin({ ...backup, pool }, command)).rejects.toThrow("DATABASE_OWNER_URL");
    expect(await rowsOf(backup, "select 1 from play_bet where ended = 'refunded'")).toEqual([]);
  } finally {
    await pool.end();
    await backup.pool.query("drop owned by past_house");
    await backup.pool.query("drop role past_house");
  }
});

test("the pairs of a restoration take a client seed of the browser's until a bet or ticket uses them", async () => {
  const { first, player, backup } = await playedOn();
  const other = await first.player();
  await stop(first);
  const back = await start(backup.url);
  await admin(backup, "restored");
  await expect.poll(async () => (await back.house.app.inject(TABLE)).json().round?.phase ?? null).toBe("betting");
  expect((await seedsOf(back, other)).status).toBe(401);
  const { active } = (await seedsOf(back, player)).body;
  expect(active).toMatchObject({ chosen: false, free: true, nonce: 0 });
  expect((await chosen(back, player, "mine", active.serverSeedHash)).body).toMatchObject({
    active: { clientSeed: "mine", chosen: true },
  });
  const buy = () => ask(back, player, "POST", TICKETS, { bet: someFlight.leavingAt(150) });
  await expect.poll(async () => (await buy()).status).toBe(200);
  expect((await seedsOf(back, player)).body.active.free).toBe(false);
  expect((await chosen(back, player, "too late", active.serverSeedHash)).body).toMatchObject({ code: "seed_in_use" });
  await expect(
    backup.pool.query("update play_seed set client_seed = 'x' where restored and client_seed = 'mine'"),
  ).rejects.toThrow("not allowed");
});

test("restored has to be insisted upon if nothing shows that the database went back, and this is shown to everybody", async () => {
  const first = await start();
  const player = await first.player();
  await expect(admin(database, "restored", "anyway")).rejects.toThrow("a server works with this database");
  await stop(first);
  expect(await admin(database, "restored", "anyway")).toContain("new seeds for 1 players");
  await expect(admin(database, "restored", "perhaps")).rejects.toThrow("the only word here is anyway: perhaps");
  const next = await start();
  expect((await betOf(next, player)).status).toBe(200);
  const told = (await next.house.app.inject("/api/fairness/restorations")).json();
  expect(told).toEqual({ restorations: [{ at: expect.any(String), reason: "a test", proven: false }] });
  await expect(database.pool.query("delete from house_opening")).rejects.toThrow("never changed or deleted");
});

test("a moved database is let in only if it holds every last tick", async () => {
  const first = await start();
  const player = await first.player();
  await stop(first);
  const dump = await copyOf(database);
  await rm(join(dataDir, "keys"), { recursive: true });
  const elsewhere = await start(dump.url);
  expect((await betOf(elsewhere, player)).body).toMatchObject({ code: "house_shut" });
  await dump.pool.query("update house_tick set ended = false");
  await expect(admin(dump, "moved")).rejects.toThrow("is not known");
  await dump.pool.query("update house_tick set ended = true");
  expect(await admin(dump, "moved")).toContain("let in");
  await expect.poll(async () => (await betOf(elsewhere, player)).status).toBe(200);
  await stop(elsewhere);
  // The same dump is older than the play on it.
  await start(dump.url).then(stop);
  await dump.pool.query("update house_tick set count = 1");
  await expect(admin(dump, "moved")).rejects.toThrow("lacks ticks");
});
