import { randomUUID } from "node:crypto";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { type CoinHouse, coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { BudgetStore } from "./budget-store.ts";

let database: TestDatabase;
let here: CoinHouse;
let store: BudgetStore;
let coin: string;

beforeAll(async () => {
  database = await freshDatabase();
  here = await coinHouse(database.pool);
  store = new BudgetStore(database.pool);
});
beforeEach(async () => {
  coin = await here.coin();
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
});
afterAll(() => database.drop());

test("the first draw keeps to the limit as every later one", async () => {
  expect(await store.draw(coin, 101, 100)).toBeNull();
  expect(await store.draw(coin, 60, 100)).toMatchObject({ drawn: 60 });
  expect(await store.draw(coin, 41, 100)).toBeNull();
  expect(await store.draw(coin, 40, 100)).toMatchObject({ drawn: 100 });
  expect(await store.drawn(coin)).toBe(100);
});

test("nothing is drawn or counted for a coin that takes no bets", async () => {
  const [untouched, drawn] = [await here.coin(), coin];
  await store.draw(drawn, 10, 100);
  await here.facts.close(database.pool, [untouched, drawn], new Date());
  expect([await store.draw(untouched, 10, 100), await store.draw(drawn, 10, 100)]).toEqual([null, null]);
  expect([await store.drawn(untouched), await store.drawn(drawn)]).toEqual([0, 10]);
  expect(await store.recount(drawn)).toBe(false);
  expect(await store.draw(randomUUID(), 10, 100)).toBeNull();
});

test("bets are counted again after ten seconds, and each count voids what was drawn before", async () => {
  const first = await store.draw(coin, 60, 100);
  expect(await store.recount(coin)).toBe(true);
  expect(await store.recount(coin)).toBe(false);
  await counted("9 seconds");
  expect(await store.recount(coin)).toBe(false);
  await counted("11 seconds");
  expect(await store.recount(coin)).toBe(true);
  const later = await store.draw(coin, 60, 100);
  expect(later).toMatchObject({ drawn: 60, epoch: (first?.epoch ?? 0) + 2 });
});

test("a count waits for what is being written, and counts it", async () => {
  await here.place(await here.play.player(), [[coin, "heads"]], 1_000);
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("select from play_fact where id = $1 for share", [coin]);
  const { rows } = await client.query("update play_wait set charge = charge + 500 where fact = $1 returning charge", [
    coin,
  ]);
  const counting = store.recount(coin);
  await expect.poll(async () => (await database.pool.query(WAITING)).rowCount).toBe(1);
  await client.query("commit");
  client.release();
  expect(await counting).toBe(true);
  expect(await store.drawn(coin)).toBe(rows[0]?.charge);
});

test("a won leg raises what it takes from open coins by the difference, and nothing on one that takes no bets any more", async () => {
  const [closed, open] = [await here.coin(), await here.coin()];
  const treble = [coin, closed, open].map((leg) => [leg, "heads"] as const);
  await here.place(await here.play.player(), treble, 1_000);
  await here.facts.close(database.pool, [closed], new Date());
  const charges = async () => Promise.all([closed, open].map(chargeOn));
  const [before = 0] = await charges();
  expect(before).toBeGreaterThan(0);
  const drawn = await store.drawn(open);
  await here.toss(coin, "heads");
  expect(await charges()).toEqual([before, 2 * before]);
  expect(await store.drawn(open)).toBe(drawn + before);
});

/** Reads what open bets take from the budget of a coin. */
async function chargeOn(fact: string): Promise<number> {
  const { rows } = await database.pool.query("select sum(charge)::bigint as charge from play_wait where fact = $1", [
    fact,
  ]);
  return rows[0]?.charge ?? 0;
}

/** Statements that wait for a lock. */
const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** Lets the last count be this long ago. */
async function counted(ago: string): Promise<void> {
  const text = "update play_budget set counted_at = clock_timestamp() - $2::interval where fact = $1";
  await database.pool.query(text, [coin, ago]);
}
