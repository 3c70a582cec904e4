import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrationFolder } from "../../../machinery/database/migrate.ts";
import { leaveLog, takeLog } from "../files/log-store.ts";
import { endLog } from "../writing/end-log.ts";
import { LostLog, type PassParts, writePass } from "./pass.ts";
import { HASH, HERE, PassLog, parts, took } from "./pass-testing.ts";

const THERE = randomUUID();

let log: PassLog;

beforeEach(async () => {
  log = await PassLog.open();
});
afterEach(() => log.drop());

test("a transaction is read when it has ended, whatever its number, and once", async () => {
  const [slow, slower] = [await log.pool.connect(), await log.pool.connect()];
  await slow.query("begin");
  const first = await log.move(slow);
  await slower.query("begin");
  const second = await log.move(slower);
  const third = await log.move(log.pool);
  await log.pass();
  expect(await log.moved()).toEqual([third]);
  await slower.query("commit");
  const fourth = await log.move(log.pool);
  await log.pass();
  expect((await log.moved()).slice(1).sort()).toEqual([second, fourth].sort());
  for (let idle = 0; idle < 3; idle++) await log.pass();
  await slow.query("commit");
  await log.pass();
  await log.pass();
  expect((await log.moved()).slice(3)).toEqual([first]);
  slow.release();
  slower.release();
});

test("a transaction that was prepared is read once somebody has committed it, and never if not", async () => {
  const [kept, dropped] = [randomUUID(), randomUUID()];
  const references: string[] = [];
  for (const name of [kept, dropped]) {
    const client = await log.pool.connect();
    await client.query("begin");
    references.push(await log.move(client));
    await client.query(`prepare transaction '${name}'`);
    client.release();
  }
  const second = await log.move(log.pool);
  for (let idle = 0; idle < 3; idle++) await log.pass();
  expect(await log.moved()).toEqual([second]);
  // Its session has long been used for something else.
  await log.pool.query(`commit prepared '${kept}'`);
  await log.pool.query(`rollback prepared '${dropped}'`);
  for (let again = 0; again < 3; again++) await log.pass();
  expect(await log.moved()).toEqual([second, references[0]]);
});

async function xmax(): Promise<number> {
  const { rows } = await log.pool.query<{ xmax: string }>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text as xmax",
  );
  return Number(rows[0]?.xmax);
}

/** Writes a movement as a dump brings it: of a time before now, with the number that its transaction had elsewhere. */
async function old(transaction: number, minutes: number): Promise<string> {
  const reference = randomUUID();
  await log.pool.query(
    `insert into ledger_movement (reference, act, kind, account, amount, escrow_account, escrow, counter_account, transaction, at)
     values ($1, 0, 'grant', $2, 5, 0, 0, 0, $3, now() - $4 * interval '1 minute')`,
    [reference, log.account, transaction, minutes],
  );
  return reference;
}

test("after a move by a dump, the rest of the old numbers is read once, and then the new ones", async () => {
  const now = await xmax();
  // The old server had come to a million. One transaction ran at the last pass, another began after it.
  await old(now + 900_000, 60);
  const running = await old(now + 999_000, 50);
  const later = await old(now + 1_000_005, 40);
  await log.pool.query("update house_log set place = $1::pg_snapshot", [
    `${now + 999_000}:${now + 1_000_000}:${now + 999_000}`,
  ]);
  const here = await log.move(log.pool);
  await log.pass();
  expect((await log.moved()).sort()).toEqual([running, later, here].sort());
  const next = await log.move(log.pool);
  for (let again = 0; again < 3; again++) await log.pass();
  expect((await log.moved()).slice(3)).toEqual([next]);
  // It moves once more: that server had come to fifty thousand.
  const unread = await old(now + 50_001, 0);
  await log.pool.query("update house_log set place = $1::pg_snapshot", [`${now + 50_000}:${now + 50_000}:`]);
  const there = await log.move(log.pool);
  for (let again = 0; again < 3; again++) await log.pass();
  expect((await log.moved()).slice(4).sort()).toEqual([unread, there].sort());
});

test("after a move by a dump whose numbers are reached already, new movements are told, and what was told is not", async () => {
  const told = await log.move(log.pool);
  await log.pass();
  const untold = await log.move(log.pool);
  // The old server had come to a number that no movement has yet, because most transactions write none.
  const now = await xmax();
  const { rows } = await log.pool.query("select transaction from ledger_movement where reference = $1", [untold]);
  await log.pool.query("update house_log set place = $1::pg_snapshot", [
    `${rows[0].transaction}:${now + 1_000}:${rows[0].transaction}`,
  ]);
  const here = await log.move(log.pool);
  for (let again = 0; again < 3; again++) await log.pass();
  expect((await log.moved())[0]).toBe(told);
  expect((await log.moved()).slice(1).sort()).toEqual([untold, here].sort());
});

test("a log that begins on a database that came by a dump tells what is written since, once", async () => {
  const now = await xmax();
  // Some of these numbers are reached while the log is written.
  for (let number = 1; number < 300; number++) await old(now + number * 10, 60);
  await log.pool.query("update house_log set origin = 'house.example/log/1', vkey = 'key', began_at = now()");
  await endLog(log.pool, "the database went back in time");
  log.term = await took(log.pool, HERE);
  const first = await log.move(log.pool);
  for (let again = 0; again < 3; again++) await log.pass();
  expect(await log.moved()).toEqual([first]);
  // A log that the version before this one began knows no such time.
  await log.pool.query("update house_log set since = null");
  await log.pool.query(await readFile(join(migrationFolder, "202611281100_logs_after_a_dump.sql"), "utf8"));
  const second = await log.move(log.pool);
  for (let again = 0; again < 3; again++) await log.pass();
  expect(await log.moved()).toEqual([first, second]);
});

test("a server whose turn is over writes nothing, and the next one goes on", async () => {
  const first = await log.move(log.pool);
  await log.pass();
  expect(await takeLog(log.pool, THERE, 60_000)).toBeNull();
  await leaveLog(log.pool, HERE);
  const other = await took(log.pool, THERE);
  const second = await log.move(log.pool);
  await expect(log.pass()).rejects.toThrow(LostLog);
  expect(await log.moved()).toEqual([first]);
  await log.pass(other);
  expect(await log.moved()).toEqual([first, second]);
});

test("a pass that is overtaken by another server while it reads writes nothing", async () => {
  await log.move(log.pool);
  const overtaking = {
    // Rules are read in the middle of a pass.
    get rules(): PassParts["rules"] {
      throw new Error("the server was lost");
    },
  };
  await expect(log.pass(log.term, overtaking)).rejects.toThrow("the server was lost");
  expect(await log.entries()).toEqual([]);
  await log.pool.query("insert into house_log_pending (kind, step, reference, body) values ('pair', 1, $1, $2)", [
    randomUUID(),
    JSON.stringify({ player: randomUUID(), serverSeedHash: HASH }),
  ]);
  const client = await log.pool.connect();
  const query: (statement: unknown, values?: unknown) => Promise<unknown> = client.query.bind(client);
  const overtaken = Object.create(client, {
    query: {
      value: async (statement: { readonly name?: string }, values?: unknown) => {
        const result = await query(statement, values);
        if (statement.name === "log-pending")
          await log.pool.query("update house_log set fence = fence + 1, driver = $1", [THERE]);
        return result;
      },
    },
  });
  await expect(writePass(overtaken, log.term, parts)).rejects.toThrow("could not serialize");
  client.release();
  expect(await log.entries()).toEqual([]);
  await log.pass({ ...log.term, fence: log.term.fence + 1 });
  expect((await log.entries()).map(({ kind }) => kind)).toContain("pair");
});

test("a chain that was given up with many words does not stop the log", async () => {
  const body = { table: "crash", terminalHash: HASH, length: 10, reason: "long ".repeat(20_000) };
  await log.pool.query("insert into house_log_pending (kind, step, reference, body) values ('chain', 4, $1, $2)", [
    randomUUID(),
    JSON.stringify(body),
  ]);
  await log.pass();
  const [told] = (await log.entries()).flatMap((entry) => (entry.kind === "chain" ? [entry.reason] : []));
  expect(told).toBe("long ".repeat(200));
});

test("while promises wait, nothing that may rest on them is told, and no beat says that all is", async () => {
  const promise = () =>
    log.pool.query("insert into house_log_pending (kind, step, reference, body) values ('pair', 1, $1, $2)", [
      randomUUID(),
      JSON.stringify({ player: randomUUID(), serverSeedHash: HASH }),
    ]);
  for (let i = 0; i < 5; i++) await promise();
  const grant = await log.move(log.pool);
  const kinds = async () => (await log.entries()).map(({ kind }) => kind);
  for (const known of [2, 4]) {
    await log.pass(log.term, { mostPending: 2 });
    expect(await kinds()).toEqual(Array(known).fill("pair"));
  }
  await log.pass(log.term, { mostPending: 2 });
  expect(await kinds()).toEqual([...Array(5).fill("pair"), "moved", "day", "beat"]);
  await log.pass(log.term, { mostPending: 2 });
  expect(await log.moved()).toEqual([grant]);
});
