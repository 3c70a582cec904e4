import { randomUUID } from "node:crypto";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { Table } from "@fairhouse/kernel/game.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { millAtOnce } from "../../../../tests/mill.ts";
import { systemRandom, testVault } from "../../../../tests/play-house.ts";
import { shoe } from "../../../../tests/round-games.ts";
import { FakeClock } from "../../../../tests/round-house.ts";
import { ChainStore, type LiveChain } from "../seed/chain-store.ts";
import { LostLease } from "./lease.ts";
import type { Round } from "./round.ts";
import { RoundStore } from "./round-store.ts";

const game = anyGame(shoe);
const table: Table = { id: "shoe", bettingMs: 5_000, resultMs: 1_000, start: "free", minPlayers: 1, aloneMs: 0 };
const FENCE = 7;
let database: TestDatabase;
let store: RoundStore;
let chain: LiveChain;

beforeEach(async () => {
  database = await freshDatabase();
  const { pool } = database;
  await pool.query("insert into play_table (id, game, fence) values ($1, $2, $3)", [table.id, game.id, FENCE]);
  const chains = new ChainStore({
    pool,
    vault: testVault(),
    random: systemRandom,
    clock: new FakeClock(),
    chain: { length: 10, stride: 1, mill: millAtOnce },
  });
  const found = await chains.current(table.id, FENCE);
  if (!found) throw new Error("no chain");
  chain = found;
  store = new RoundStore({ pool, chains, games: { latest: () => game, version: () => game }, random: systemRandom });
});
afterEach(() => database.drop());

/** Opens the next round, on a link of its own or on that of the last one. */
async function open(own = true, fence = FENCE): Promise<Round> {
  const last = await store.last(table.id);
  const opening = { game, carry: game.open(null).carry, chain: own ? chain : null, closesAt: null };
  const round = await store.open(table, fence, opening, last);
  if (!round) throw new Error("the chain is spent");
  return round;
}

/** Ends a round as its driver would. */
async function end({ id }: Round): Promise<void> {
  const text = `update play_round set phase = 'settled', outcome = '{}', settled_at = now(), closes_at = now() where id = $1`;
  await database.pool.query(text, [id]);
}

const rounds = async () =>
  (await database.pool.query("select number, phase, link, revealed from play_round order by number")).rows;
const linksTaken = async () =>
  (await database.pool.query("select played from play_chain where id = $1", [chain.id])).rows;

test("a driver of the past opens no round and takes no link", async () => {
  await expect(open(true, FENCE - 1)).rejects.toThrow(LostLease);
  expect([await rounds(), await linksTaken()]).toEqual([[], [{ played: 0 }]]);
});

test("a driver whose table is just being taken over opens no round", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("update play_table set fence = fence + 1 where id = $1", [table.id]);
  const opening = open().catch((error: unknown) => error);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  await client.query("commit");
  client.release();
  expect(await opening).toBeInstanceOf(LostLease);
  expect([await rounds(), await linksTaken()]).toEqual([[], [{ played: 0 }]]);
});

test("a round moves on from the phase that its driver knows only, under its fence, and however often it is told", async () => {
  const round = await open();
  const phase = async () => (await rounds())[0]?.phase;
  await expect(store.advance({ ...round, fence: FENCE - 1 }, "betting", "closing", null)).rejects.toThrow(LostLease);
  await expect(store.advance(round, "closing", "running", new Date())).rejects.toThrow(LostLease);
  expect(await phase()).toBe("betting");
  await store.advance(round, "betting", "closing", null);
  // The answer to the first try was lost.
  await store.advance(round, "betting", "closing", null);
  expect(await phase()).toBe("closing");
  await expect(store.advance({ ...round, fence: FENCE - 1 }, "betting", "closing", null)).rejects.toThrow(LostLease);
  await expect(store.advance({ ...round, id: randomUUID() }, "betting", "closing", null)).rejects.toThrow(LostLease);
});

test("the end of betting is set by the driver, while bets are taken", async () => {
  const round = await open();
  await store.setClosesAt(round, 1_000);
  await expect(store.setClosesAt({ ...round, fence: FENCE - 1 }, 2_000)).rejects.toThrow(LostLease);
  await store.advance(round, "betting", "closing", null);
  await expect(store.setClosesAt(round, 2_000)).rejects.toThrow(LostLease);
  expect((await store.last(table.id))?.closes_at).toEqual(new Date(1_000));
});

test("a link is shown on all rounds that played it, and only on them, when the next one is taken", async () => {
  for (const own of [true, true, false]) await end(await open(own));
  const shown = async () => (await rounds()).map(({ link, revealed }) => [link, revealed]);
  const [first, second] = [chain.link(1), chain.link(2)];
  expect(await shown()).toEqual([
    [1, first],
    [2, null],
    [2, null],
  ]);
  await open();
  expect(await shown()).toEqual([
    [1, first],
    [2, second],
    [2, second],
    [3, null],
  ]);
});
