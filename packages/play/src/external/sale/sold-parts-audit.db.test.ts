import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase, type TestDatabase, tamper } from "@fairhouse/tests/database.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

const STAKE = 10_000;

let database: TestDatabase;
let bet: string;
let toss: () => Promise<unknown>;

/** Sells two fifths of an open bet. */
beforeEach(async () => {
  database = await freshDatabase();
  const here = await coinHouse(database.pool);
  const player = await here.play.player();
  const coin = await here.coin();
  const placed = await here.place(player, [[coin, "heads"]], STAKE);
  if (!placed.ok) throw new Error(placed.refusal.code);
  bet = placed.value.bet.id;
  await here.sell(player, bet, 4_000);
  toss = () => here.toss(coin, "heads");
});
afterEach(() => database.drop());

const broken = async () => (await auditPool(database.pool, auditRules)).map(({ rule }) => rule.split(",")[0]);

test("the audit names a part of an open bet whose record is gone, and one that nobody was paid for", async () => {
  expect(await broken()).toEqual([]);
  await tamper(database.pool, "create table kept as select * from play_cash_out");
  await tamper(database.pool, "delete from play_cash_out");
  expect(await broken()).toContain("escrow holds the stake of an open bet");
  await tamper(database.pool, "insert into play_cash_out select * from kept");
  expect(await broken()).toEqual([]);
  await tamper(database.pool, "delete from ledger_movement where reference = $1 and act = 101", [bet]);
  expect(await broken()).toContain("parts of a bet that were sold follow each other");
});

test("the audit names a part of a settled bet whose record is gone", async () => {
  await toss();
  expect(await broken()).toEqual([]);
  await tamper(database.pool, "delete from play_cash_out");
  expect(await broken()).toEqual(["every settled bet is settled by one movement with its payout"]);
});
