import { randomUUID } from "node:crypto";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { houseAccountsOf, openAccount } from "./accounts.ts";
import type { HouseAccounts } from "./entry.ts";
import { grant } from "./grant.ts";
import { auditPool, ledgerRules } from "./trial-balance.ts";

let database: TestDatabase;
let house: HouseAccounts;
let account: number;

beforeAll(async () => {
  database = await freshDatabase();
  house = (await houseAccountsOf(database.pool, "PLAY"))("PLAY");
  account = await inside((client) => openAccount(client, randomUUID(), house, 1_000));
});
afterAll(() => database.drop());

const inside = <Value>(work: (client: PoolClient) => Promise<Value>) => inTransaction(database.pool, work);

const give = (amount: number, reference: string = randomUUID(), to = account) =>
  inside((client) => grant(client, { reference, act: 1, account: to, amount }, house));

test("continues sequence and balance at the cost of promotions, even if two grants come at once", async () => {
  expect(await give(500)).toEqual({ account, balance: 1_500, entries: 2 });
  const both = await Promise.all([give(1), give(2)]);
  expect(both.map(({ entries }) => entries).sort()).toEqual([3, 4]);
  expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  const { rows } = await database.pool.query("select sum(amount)::int as sum from ledger_entry where account = $1", [
    house.promotions,
  ]);
  expect(rows).toEqual([{ sum: -1_503 }]);
});

test("grants once for a reference, and leaves nothing of the second attempt", async () => {
  const reference = randomUUID();
  const answers = await Promise.allSettled([give(10, reference), give(10, reference)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
});

test("refuses amounts that cannot be granted, and accounts that no player holds in this currency", async () => {
  for (const amount of [0, -1, 1.5, Number.NaN, 2 ** 53]) await expect(give(amount)).rejects.toThrow(RangeError);
  await expect(give(1, randomUUID(), house.house)).rejects.toThrow(RangeError);
  const other = (await houseAccountsOf(database.pool, "OTHER"))("OTHER");
  await expect(
    inside((client) => grant(client, { reference: randomUUID(), act: 1, account, amount: 1 }, other)),
  ).rejects.toThrow(RangeError);
});

test("the house has accounts in the currencies of its ledger, and in no other", async () => {
  const accountsOf = await houseAccountsOf(database.pool, "OTHER");
  expect(accountsOf("PLAY")).toEqual(house);
  expect(accountsOf("OTHER")).toMatchObject({ currency: "OTHER", house: expect.any(Number) });
  expect(accountsOf("OTHER").house).not.toBe(house.house);
  expect(() => accountsOf("NONE")).toThrow("no house account in NONE");
  expect((await houseAccountsOf(database.pool))("OTHER")).toEqual(accountsOf("OTHER"));
});
