import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../../../../tests/database.ts";
import { BET, BETS, type PlayTest, startPlayTest } from "../../features/play/testing.ts";
import { testConfig } from "../../testing.ts";
import { shareEmbedded } from "./embedded/embedded.ts";
import { openDatabase } from "./open.ts";
import { createPool } from "./pool.ts";

let dataDir: string;
let play: PlayTest;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "privileges-"));
  play = await startPlayTest({ url: null }, { config: { dataDir } });
});
afterAll(async () => {
  await play.house.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function asSuperuser(...statements: readonly string[]): Promise<void> {
  const database = await shareEmbedded({ dataDir, log: pino({ level: "silent" }) });
  const pool = createPool({ url: database.url, connections: 1, name: "test", onIdleError: () => undefined });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await pool.end();
    await database.close();
  }
}

test("the running house plays without being a superuser", async () => {
  const { rows } = await play.house.pool.query(
    "select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user",
  );
  const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false };
  expect(rows).toEqual([{ rolname: "house", ...none }]);
  const player = await play.player();
  expect((await player.post(BETS, { bet: BET })).status).toBe(200);
  expect(await play.audit()).toEqual([]);
});

test.each([
  "alter table ledger_movement disable trigger all",
  "drop trigger play_bet_unchanged on play_bet",
  "drop table ledger_movement",
  "truncate ledger_movement",
  "truncate play_bet",
  "update ledger_movement set amount = 1",
  "delete from ledger_movement",
  "delete from play_bet",
  "delete from play_player",
  "delete from play_open_hand",
  "update play_move set turn = turn + 1",
  "update play_key set moves = 0",
  "update play_seed set client_seed = 'x' where id in (select seed from play_bet)",
  "update admin_act set reason = 'x'",
  "update schema_migration set checksum = 'x'",
  "set session_replication_role = replica",
  "create table mine (id integer)",
  "create or replace function play_refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  "alter role house superuser",
  "copy (select 1) to program 'true'",
])("the running house may not: %s", async (sql) => {
  await expect(play.house.pool.query(sql).then(({ command }) => command)).rejects.toThrow(
    /permission denied|must be owner|never changed/i,
  );
});

test("the running house may set a client seed that nothing was bet with", async () => {
  const { id } = await play.player();
  const set = "update play_seed set client_seed = 'x' where player = $1";
  expect((await play.house.pool.query(set, [id])).rowCount).toBe(2);
});

test("a data folder of an older version is upgraded at the start", async () => {
  await play.house.close();
  await asSuperuser("drop owned by house", "drop role house");
  play = await startPlayTest({ url: null }, { config: { dataDir } });
  const player = await play.player();
  expect((await player.post(BETS, { bet: BET })).status).toBe(200);
});

test("an operator's own database has an owner and a house if two addresses are given", async () => {
  const database = await freshDatabase();
  await database.pool.query("drop role if exists own_house");
  await database.pool.query("create role own_house login password 'x'");
  const url = new URL(database.url);
  url.username = "own_house";
  url.password = "x";
  const house = await startPlayTest({ url: url.href }, { config: { databaseOwnerUrl: database.url } });
  const player = await house.player();
  expect((await player.post(BETS, { bet: BET })).status).toBe(200);
  await expect(house.house.pool.query("drop table ledger_movement")).rejects.toThrow(/must be owner/);
  await house.house.close();
  const addresses = { databaseUrl: url.href, databaseOwnerUrl: database.url };
  const tool = await openDatabase(testConfig({ ...addresses }), pino({ level: "silent" }), "tool");
  const { rows } = await tool.pool.query("select has_table_privilege('house_opening', 'insert') as may");
  expect(rows).toEqual([{ may: true }]);
  await tool.close();
  await database.pool.query("drop owned by own_house");
  await database.pool.query("drop role own_house");
  await database.drop();
});
