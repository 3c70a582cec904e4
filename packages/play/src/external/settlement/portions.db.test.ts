import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { type CoinHouse, coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { lostAnswers } from "@fairhouse/tests/lost-answers.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

// Bets enough for two connections.
const BETS = 520;
const PLAYERS = 130;
const START = 1_000_000;
const STAKE = 1_000;

let database: TestDatabase;
let line: ReturnType<typeof lostAnswers>;
let here: CoinHouse;
let coin: string;
let players: readonly string[];

beforeEach(async () => {
  database = await freshDatabase();
  line = lostAnswers(database.pool);
  here = await coinHouse(line.pool);
  coin = await here.coin();
  players = await Promise.all(Array.from({ length: PLAYERS }, () => here.play.player()));
  for (let placed = 0; placed < BETS; placed += PLAYERS) {
    const results = await Promise.all(players.map((player) => here.place(player, [[coin, "heads"]], STAKE)));
    expect(results.every(({ ok }) => ok)).toBe(true);
  }
  here.play.told.length = 0;
});

afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

async function balances(): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ balance: number }>(
    "select distinct a.balance from play_player p join ledger_account a on a.id = p.account where p.id = any($1)",
    [players],
  );
  return rows.map(({ balance }) => balance);
}

const told = () => here.play.told.flatMap((each) => (each.type === "settled" ? [each.bet.id] : []));

test("many bets are settled once each in portions, on two servers at once", async () => {
  await here.facts.close(database.pool, [coin], new Date());
  await here.settlement.readAhead([coin]);
  await here.facts.learn(database.pool, coin, "heads", new Date());
  const there = await coinHouse(database.pool);
  const settled = await Promise.all([here.settlement.settle(coin), there.settlement.settle(coin)]);
  expect(settled.reduce((sum, bets) => sum + bets)).toBe(BETS);
  expect(
    new Set([...told(), ...there.play.told.flatMap((each) => (each.type === "settled" ? [each.bet.id] : []))]).size,
  ).toBe(BETS);
  expect(await balances()).toEqual([START + (BETS / PLAYERS) * STAKE]);
  expect(await here.settlement.due()).toEqual([]);
});

test("a part that was sold since the bets were read changes nothing for the others", async () => {
  const [sold = ""] = players;
  const { rows } = await database.pool.query<{ id: string }>("select id from play_bet where player = $1", [sold]);
  await here.facts.close(database.pool, [coin], new Date());
  await here.settlement.readAhead([coin]);
  await here.sell(sold, rows[0]?.id ?? "", 400);
  await here.facts.learn(database.pool, coin, "tails", new Date());
  expect(await here.settlement.settle(coin)).toBe(BETS);
  expect((await balances()).toSorted((a, b) => a - b)).toEqual([
    START - (BETS / PLAYERS) * STAKE,
    START - (BETS / PLAYERS) * STAKE + 360,
  ]);
});

test("a settlement that fails before it closes its coin stays due, and what was written follows a correction", async () => {
  line.lose(/update play_fact set settled_at/);
  await expect(here.toss(coin, "heads")).rejects.toThrow("Connection terminated");
  expect(await here.settlement.due()).toEqual([coin]);
  expect(await balances()).toEqual([START + (BETS / PLAYERS) * STAKE]);
  await here.correct(coin, "tails");
  expect(await here.settlement.settle(coin)).toBe(0);
  expect(await here.settlement.due()).toEqual([]);
  expect(await here.settleAgain()).toBe(BETS);
  expect(await balances()).toEqual([START - (BETS / PLAYERS) * STAKE]);
});

test("a connection that is lost takes only its own bets back", async () => {
  line.lose(/^COMMIT$/i);
  await expect(here.toss(coin, "heads")).rejects.toThrow("Connection terminated");
  await here.settlement.settle(coin);
  await here.settlement.tellDoubtful();
  expect(await balances()).toEqual([START + (BETS / PLAYERS) * STAKE]);
  expect(told().length).toBe(BETS);
  expect(new Set(told()).size, "once each").toBe(BETS);
});
