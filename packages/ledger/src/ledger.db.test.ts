import { randomUUID } from "node:crypto";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import pg, { type PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { houseAccountsOf, openAccount } from "./accounts.ts";
import type { HouseAccounts } from "./entry.ts";
import { grant } from "./grant.ts";
import { reverse } from "./reversal.ts";
import { forgetRollUpsAhead, houseBalances, rollUp } from "./rollup.ts";
import { auditPool, ledgerRules } from "./trial-balance.ts";

let database: TestDatabase;
let house: HouseAccounts;

beforeAll(async () => {
  database = await freshDatabase();
  house = (await houseAccountsOf(database.pool, "PLAY"))("PLAY");
});
afterAll(() => database.drop());

const inside = <Value>(work: (client: PoolClient) => Promise<Value>) => inTransaction(database.pool, work);

const open = (grant: number) => {
  const player = randomUUID();
  return inside(async (client) => ({ player, account: await openAccount(client, player, house, grant) }));
};

test("an account that opens without coins has no movement", async () => {
  const { account } = await open(0);
  const { rows } = await database.pool.query("select reference from ledger_movement where account = $1", [account]);
  expect(rows).toEqual([]);
  expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
});

describe("the database itself", () => {
  test.each([
    ["changed", "update ledger_movement set amount = amount + 1"],
    ["deleted", "delete from ledger_movement"],
    ["truncated", "truncate ledger_movement"],
  ])("prevents a movement from being %s", async (_, sql) => {
    await open(500);
    await expect(database.pool.query(sql)).rejects.toThrow(/never changed or deleted/);
  });

  test("refuses a negative balance", async () => {
    const { account } = await open(500);
    await expect(
      database.pool.query("update ledger_account set balance = balance - 501 where id = $1", [account]),
    ).rejects.toThrow(/balance/);
  });

  test("refuses a second settlement of one reference", async () => {
    const { account, player } = await open(500);
    const settle = `insert into ledger_movement (reference, act, kind, account, amount, escrow_account, escrow, counter_account)
      values ($1, 0, 'payout', $2, 0, $2, 0, $2)`;
    await expect(
      inside(async (client) => {
        await client.query(settle, [player, account]);
        await client.query(settle, [player, account]);
      }),
    ).rejects.toThrow(/duplicate key/);
  });
});

describe("a reversal", () => {
  const undo = (reference: string) => ({
    reference,
    act: 1,
    reversedBy: randomUUID(),
    reason: "test",
    actor: "tester",
  });

  test("writes the exact opposite, once", async () => {
    const { player } = await open(700);
    const first = await inside((client) => reverse(client, undo(player)));
    expect(first.ok).toBe(true);
    const { rows } = await database.pool.query("select balance from ledger_account where owner = $1", [player]);
    expect(rows).toEqual([{ balance: 0 }]);
    expect(await inside((client) => reverse(client, undo(player)))).toEqual({ ok: false, refusal: "already_reversed" });
    expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  });

  test("leaves what came after the movement, and cannot be reversed itself", async () => {
    const { player, account } = await open(700);
    await inside((client) => grant(client, { reference: randomUUID(), act: 1, account, amount: 300 }, house));
    const order = undo(player);
    expect(await inside((client) => reverse(client, order))).toMatchObject({ ok: true });
    const { rows } = await database.pool.query("select balance from ledger_account where id = $1", [account]);
    expect(rows).toEqual([{ balance: 300 }]);
    expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
    expect(await inside((client) => reverse(client, undo(order.reversedBy)))).toEqual({
      ok: false,
      refusal: "is_a_reversal",
    });
  });

  test("is refused if its player has less than it takes, for which its caller gives up", async () => {
    const { player, account } = await open(700);
    await inside(async (client) => {
      await client.query("update ledger_account set balance = 699, entries = 2 where id = $1", [account]);
      await client.query(
        `insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
         values ($1, 0, 'bet', $2, -1, 2, 699, $3, 0, $4)`,
        [randomUUID(), account, house.escrow, house.house],
      );
    });
    const givenUp = inside(async (client) => {
      throw new Error(JSON.stringify(await reverse(client, undo(player))));
    });
    await expect(givenUp).rejects.toThrow("insufficient_balance");
    expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  });

  test("of an unknown movement is refused", async () => {
    expect(await inside((client) => reverse(client, undo(randomUUID())))).toEqual({
      ok: false,
      refusal: "no_such_movement",
    });
  });
});

/**
 * Waits until a roll-up can count every movement: it ends at the oldest running transaction, and other tests run theirs
 * on the same server.
 */
const untilNobodyHoldsItBack = () =>
  expect
    .poll(async () => {
      const { rows } = await database.pool.query<{ countable: boolean }>(
        `select pg_snapshot_xmin(pg_current_snapshot())::text::bigint > max(transaction) as countable from ledger_movement`,
      );
      return rows[0]?.countable;
    })
    .toBe(true);

describe("a roll-up", () => {
  test("changes no balance, however often it runs", async () => {
    const before = await houseBalances(database.pool, "PLAY");
    await inside(async () => undefined);
    for (let round = 0; round < 3; round++) {
      const client = await database.pool.connect();
      await rollUp(client);
      client.release();
      expect(await houseBalances(database.pool, "PLAY")).toEqual(before);
    }
    await open(300);
    const after = await houseBalances(database.pool, "PLAY");
    expect(Number(after[2]?.balance)).toBe(Number(before[2]?.balance) - 300);
    expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  });

  test("starts over in a dump of a server whose transactions were numbered further on", async () => {
    await untilNobodyHoldsItBack();
    const client = await database.pool.connect();
    await rollUp(client);
    client.release();
    await database.pool.query("update ledger_rollup set before_transaction = before_transaction + 1000000");
    const before = await houseBalances(database.pool, "PLAY");
    await forgetRollUpsAhead(database.pool);
    await open(300);
    const after = await houseBalances(database.pool, "PLAY");
    expect(Number(after[2]?.balance)).toBe(Number(before[2]?.balance) - 300);
    expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  });

  test("in portions comes to the same sums, reports its progress, and resumes where it was stopped", async () => {
    for (let opened = 0; opened < 20; opened++) await open(100);
    const before = await houseBalances(database.pool, "PLAY");
    await database.pool.query("truncate ledger_rollup");
    await untilNobodyHoldsItBack();
    const client = await database.pool.connect();
    const reached: number[] = [];
    // A portion is a transaction too.
    const portion = 3;
    const stopped = rollUp(
      client,
      (progress) => {
        if (reached.push(progress.reached) === 2) throw new Error("stopped");
      },
      portion,
    );
    await expect(stopped).rejects.toThrow("stopped");
    expect(await houseBalances(database.pool, "PLAY")).toEqual(before);
    await rollUp(client, (progress) => reached.push(progress.reached), portion);
    client.release();
    expect(reached.length).toBeGreaterThan(4);
    expect(reached).toEqual([...new Set(reached)].sort((a, b) => a - b));
    expect(await houseBalances(database.pool, "PLAY")).toEqual(before);
    expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  });

  test("that fails throws, and leaves its connection outside of any transaction", async () => {
    await database.pool.query(`create function planted() returns trigger language plpgsql as $$ begin
      raise exception 'planted'; end $$`);
    await database.pool.query(
      "create trigger planted before insert on ledger_rollup for each row execute function planted()",
    );
    const client = await database.pool.connect();
    const failed = await rollUp(client).catch(String);
    const { rows } = await client.query<{ outside: boolean }>("select now() = statement_timestamp() as outside");
    client.release();
    await database.pool.query("drop function planted() cascade");
    expect(failed).toMatch("planted");
    expect(rows).toEqual([{ outside: true }]);
  });

  test("leaves out entries that a running transaction has yet to commit", async () => {
    const slow = await database.pool.connect();
    await slow.query("begin");
    await openAccount(slow, randomUUID(), house, 1000);
    const roller = await database.pool.connect();
    await rollUp(roller);
    await slow.query("commit");
    slow.release();
    await rollUp(roller);
    roller.release();
    expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
  });
});

describe("the audit", () => {
  test("ignores the limits of the pool, and reports each rule that it tried", async () => {
    // The limits of the pool still apply to the statements that begin and end the audit: a busy machine must not reach
    // them.
    const limitMs = 4_000;
    const limits = { statement_timeout: limitMs, query_timeout: limitMs };
    const impatient = new pg.Pool({ connectionString: database.url, ...limits });
    const slow = { name: "slow", sql: `select 1 where pg_sleep(${limitMs / 1000} + 0.3) is null` };
    const told: string[] = [];
    const [findings] = await Promise.all([
      auditPool(impatient, [slow, ...ledgerRules], ({ name }) => told.push(name)),
      expect(impatient.query(slow.sql)).rejects.toThrow(/timeout/),
    ]);
    expect(findings).toEqual([]);
    expect(told).toEqual([slow, ...ledgerRules].map(({ name }) => name));
    await impatient.end();
  });

  test("names some of the rows that break a rule, and says how long each rule took", async () => {
    const many = { name: "many", sql: "select n from generate_series(1, 1000) n" };
    const startedAt = performance.now();
    let took = 0;
    const tell = (_: unknown, tookMs: number) => {
      took += tookMs;
    };
    const findings = await auditPool(database.pool, [...ledgerRules, many], tell);
    expect(findings).toEqual([{ rule: "many", rows: Array.from({ length: 20 }, (_, i) => ({ n: i + 1 })) }]);
    expect(took).toBeLessThanOrEqual(performance.now() - startedAt);
  });

  /** Breaks a rule in a transaction without triggers, audits, and undoes it. */
  async function findingsAfter(sql: string, values: unknown[]): Promise<string[]> {
    const own = await freshDatabase();
    try {
      const accounts = (await houseAccountsOf(own.pool, "PLAY"))("PLAY");
      const client = await own.pool.connect();
      const player = randomUUID();
      const account = await openAccount(client, player, accounts, 500);
      await client.query("set session_replication_role = replica");
      await client.query(
        sql,
        values.map((value) => (value === "account" ? account : value)),
      );
      client.release(true);
      return (await auditPool(own.pool, ledgerRules)).map((finding) => finding.rule);
    } finally {
      await own.drop();
    }
  }

  test.each([
    [
      "a movement that was changed",
      "update ledger_movement set amount = amount + 1 where account = $1",
      /stored balance/,
    ],
    ["a movement between currencies", "update ledger_account set currency = 'EUR' where id = $1", /sum to zero/],
    ["a balance that was changed", "update ledger_account set balance = balance + 1 where id = $1", /stored balance/],
    [
      "a running number that is missing",
      "update ledger_movement set sequence = 7 where account = $1",
      /running numbers/,
    ],
    ["a wrong balance-after", "update ledger_movement set balance = 1 where account = $1", /running numbers/],
    [
      "an entry without account",
      "update ledger_movement set account = 999999 where account = $1",
      /belongs to an account/,
    ],
  ])("names %s", async (_, sql, rule) => {
    expect((await findingsAfter(sql, ["account"])).some((name) => rule.test(name))).toBe(true);
  });
});
