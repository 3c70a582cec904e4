import { randomUUID } from "node:crypto";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import { type CoinHouse, coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { FAIR_COIN } from "@fairhouse/tests/external-games.ts";
import { lostAnswers } from "@fairhouse/tests/lost-answers.ts";
import { limits } from "@fairhouse/tests/play-house.ts";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { revivedBudgets } from "../settlement/revived-budgets.ts";
import { BudgetStore } from "./budget-store.ts";

/** A budget of one largest bet, so that few bets reach its limit. */
const SMALL = { ...FAIR_COIN, most: 1 };
const LIMIT = limits.maxBet;

let database: TestDatabase;
let pools: pg.Pool[];
let here: CoinHouse;
let there: CoinHouse;

beforeEach(async () => {
  database = await freshDatabase();
  const pool = createPool({ url: database.url, connections: 10, name: "there", onIdleError: () => undefined });
  pools = [pool];
  here = await coinHouse(database.pool);
  there = await coinHouse(pool);
});
afterEach(async () => {
  // Two of the rules: what open bets take was drawn, and what revived ones do.
  expect(await auditPool(database.pool, [...auditRules, revivedBudgets(here.games, "coins")])).toEqual([]);
  for (const pool of pools) await pool.end();
  await database.drop();
});

/** Places single bets of new players, all at once, and returns how many the house took. */
async function placeMany(server: CoinHouse, coin: string, count: number, stake: number): Promise<number> {
  const players = await Promise.all(Array.from({ length: count }, () => server.play.player()));
  const placed = await Promise.all(players.map((player) => server.place(player, [[coin, "heads"]], stake)));
  for (const result of placed) if (!result.ok) expect(result.refusal.code).toBe("liability_reached");
  return placed.filter(({ ok }) => ok).length;
}

/** Returns what the open bets on a coin take from its budget. */
async function takenFrom(coin: string): Promise<number> {
  const { rows } = await database.pool.query<{ taken: number }>(
    `select coalesce(sum(w.charge), 0)::bigint as taken from play_wait w join play_bet b on b.id = w.bet
     where w.fact = $1 and b.settled_at is null`,
    [coin],
  );
  return rows[0]?.taken ?? Number.NaN;
}

/** Lets nothing be counted again for a while, so that everything that was lost stays lost. */
async function countNothing(coin: string): Promise<void> {
  await database.pool.query("update play_budget set counted_at = clock_timestamp() where fact = $1", [coin]);
}

test("the bets of two servers at once never take more than the limit, and nearly all of it", async () => {
  const coin = await here.coin(SMALL);
  await Promise.all([placeMany(here, coin, 40, 3_000), placeMany(there, coin, 40, 3_000)]);
  const taken = await takenFrom(coin);
  expect(taken).toBeLessThanOrEqual(LIMIT);
  // Each server may hold the rest of a portion that is too small for a bet.
  expect(taken).toBeGreaterThan(LIMIT - 3 * 3_000);
});

test("a slip is refused by the tightest of its limits, with the stake that the house would take", async () => {
  const [wide, narrow] = [await here.coin(), await here.coin(SMALL)];
  expect(await placeMany(here, narrow, 3, 30_000)).toBe(3);
  const player = await here.play.player();
  const double = [
    [wide, "heads"],
    [narrow, "heads"],
  ] as const;
  const refused = await here.place(player, double, 10_000);
  expect(refused).toMatchObject({ refusal: { code: "liability_reached", details: { event: narrow } } });
  // A double of fair coins takes one and a half times its stake from each.
  const maxStake = Math.floor((10_000 * (LIMIT - 90_000 - 2)) / 15_000);
  expect(refused).toMatchObject({ refusal: { details: { maxStake } } });
  expect(await here.place(player, double, maxStake)).toMatchObject({ ok: true });
  expect(await here.place(player, double, 1_000)).toMatchObject({ refusal: { details: { maxStake: 0 } } });
});

test("without a limit of its own, a coin has that of the house", async () => {
  const coin = await here.coin({ odds: 999_000 });
  expect(await placeMany(here, coin, 12, limits.maxBet)).toBe(10);
});

test("bets that are refused or repeated give back what they took", async () => {
  const coin = await here.coin(SMALL);
  const [key, first] = [randomUUID(), await here.play.player()];
  expect(await here.place(first, [[coin, "heads"]], 1_000, key)).toMatchObject({ ok: true });
  await countNothing(coin);
  for (let again = 0; again < 5; again += 1) await here.place(first, [[coin, "heads"]], 1_000, key);
  const spenders = await Promise.all(Array.from({ length: 3 }, () => here.play.player(20_000)));
  // This server remembers their coins, and the other one takes them.
  const [other, elsewhere] = [await here.coin(), await here.coin()];
  for (const player of spenders) await here.place(player, [[other, "heads"]], 1_000);
  for (const player of spenders) await there.place(player, [[elsewhere, "heads"]], 18_000);
  for (const player of spenders) {
    const refused = await here.place(player, [[coin, "heads"]], 2_000);
    expect(refused).toMatchObject({ refusal: { code: "insufficient_balance" } });
  }
  expect(await placeMany(here, coin, 100, 1_000)).toBe(99);
});

test("a bet whose answer was lost keeps what it took", async () => {
  const lossy = lostAnswers(database.pool);
  const server = await coinHouse(lossy.pool);
  const coin = await here.coin(SMALL);
  lossy.lose(/^play-\d/, 1);
  expect(await placeMany(server, coin, 1, 10_000)).toBe(1);
  expect(lossy.lost).toHaveLength(1);
  await countNothing(coin);
  expect(await placeMany(server, coin, 95, 1_000)).toBe(90);
});

test("a bet that is refused after its answer was lost keeps what it took: it may still be written", async () => {
  const lossy = lostAnswers(database.pool);
  const server = await coinHouse(lossy.pool);
  const [coin, player] = [await here.coin(SMALL), await here.play.player()];
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("update play_player set banned_at = now(), version = version + 1 where id = $1", [player]);
  lossy.lose(/^play-\d/, 1);
  const placing = server.place(player, [[coin, "heads"]], 10_000);
  await expect.poll(() => lossy.lost).toHaveLength(1);
  await client.query("commit");
  client.release();
  expect(await placing).toMatchObject({ refusal: { code: "banned" } });
  await countNothing(coin);
  expect(await placeMany(server, coin, 95, 1_000)).toBe(90);
});

test("what a stopped server held is free after a count, and what ended bets took", async () => {
  const [coin, other] = [await here.coin(SMALL), await here.coin()];
  await new BudgetStore(database.pool).draw(coin, 60_000, LIMIT);
  const player = await there.play.player();
  const double = [
    [coin, "heads"],
    [other, "heads"],
  ] as const;
  await there.place(player, double, 20_000);
  await here.toss(other, "tails");
  expect(await placeMany(here, coin, 105, 1_000)).toBe(100);
});

test("a server that comes back late takes nothing from what it held before a count", async () => {
  const coin = await here.coin(SMALL);
  expect(await placeMany(there, coin, 1, 1_000)).toBe(1);
  expect(await placeMany(here, coin, 100, 1_000)).toBe(99);
  expect(await placeMany(there, coin, 3, 1_000)).toBe(0);
  expect(await takenFrom(coin)).toBe(LIMIT);
});

test("a won leg raises what the others take, beyond the limit if need be, and keeps further bets out", async () => {
  const [one, two, three] = [await here.coin(), await here.coin(SMALL), await here.coin(SMALL)];
  const player = await here.play.player();
  const treble = [one, two, three].map((coin) => [coin, "heads"] as const);
  await here.place(player, treble, 32_000);
  // A profit of seven stakes, at one chance in four for the other two.
  expect([await takenFrom(two), await takenFrom(three)]).toEqual([56_000, 56_000]);
  await here.toss(one, "heads");
  expect([await takenFrom(two), await takenFrom(three)]).toEqual([112_000, 112_000]);
  expect(await placeMany(there, two, 2, 1_000)).toBe(0);
  await here.toss(two, null);
  // The void leg leaves a profit of three stakes, but what was taken once stays taken.
  expect(await takenFrom(three)).toBe(112_000);
});

test("slips that a corrected result revives take from the budgets of their further facts again", async () => {
  const [first, second] = [await here.coin(), await here.coin(SMALL)];
  const double = [
    [first, "heads"],
    [second, "heads"],
  ] as const;
  expect(await here.place(await here.play.player(), double, 20_000)).toMatchObject({ ok: true });
  const taken = await takenFrom(second);
  await here.toss(first, "tails");
  // The lost slip takes nothing, and a count gives others what it took.
  expect(await takenFrom(second)).toBe(0);
  await new BudgetStore(database.pool).recount(second);
  await here.correct(first, "heads");
  await here.settleAgain();
  // Its profit of three stakes depends on the second coin alone now.
  const standing = 60_000;
  expect(taken).toBeLessThan(standing);
  expect(await placeMany(there, second, 45, 1_000)).toBe((LIMIT - standing) / 1_000);
  await new BudgetStore(database.pool).recount(second, 0);
  expect(await placeMany(here, second, 5, 1_000)).toBe(0);
  await here.toss(second, "heads");
  expect(await here.settleAgain()).toBe(1);
});

test("a budget that forgets what revived slips take breaks a rule of the audit, once a server has counted them", async () => {
  const [first, second] = [await here.coin(), await here.coin(SMALL)];
  const double = [
    [first, "heads"],
    [second, "heads"],
  ] as const;
  await here.place(await here.play.player(), double, 20_000);
  await here.toss(first, "tails");
  await new BudgetStore(database.pool).recount(second);
  const found = () => auditPool(database.pool, [...auditRules, revivedBudgets(here.games, "coins")]);
  await here.correct(first, "heads");
  // Until a server has looked at the correction, the slip takes nothing.
  expect(await found()).toEqual([]);
  await here.settleAgain();
  await database.pool.query("update play_budget set drawn = drawn - 1 where fact = $1", [second]);
  expect(await found()).toMatchObject([{ rows: [{ fact: second, drawn: 59_999, taken: 0, revived: 60_000 }] }]);
  await database.pool.query("update play_budget set drawn = drawn + 1 where fact = $1", [second]);
  // A slip that its other leg has lost for good is none of them.
  await here.correct(first, "tails");
  await here.settleAgain();
  await database.pool.query("update play_budget set drawn = 0 where fact = $1", [second]);
});

test("a budget ends with its coin", async () => {
  const coin = await here.coin(SMALL);
  await placeMany(here, coin, 2, 1_000);
  await here.toss(coin, "heads");
  const { rows } = await database.pool.query("select from play_budget");
  expect(rows).toEqual([]);
});

test("a lower charge is never written over a higher one", async () => {
  const coin = await here.coin();
  await placeMany(here, coin, 1, 1_000);
  for (const change of ["charge = charge - 1", "charge = null"]) {
    await expect(database.pool.query(`update play_wait set ${change}`)).rejects.toThrow("never changed or deleted");
  }
});
