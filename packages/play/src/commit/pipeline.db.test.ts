import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { Pipeline } from "./pipeline.ts";

let database: TestDatabase;
let pipeline: Pipeline;

beforeAll(async () => {
  database = await freshDatabase();
  pipeline = new Pipeline(database.pool);
});
afterAll(() => database.drop());

/** Returns the connection that ran the query. */
const ask = (sql = "select pg_backend_pid() as pid") =>
  pipeline.run(async (client: PoolClient) => (await client.query<{ pid: number }>(sql)).rows[0]?.pid);

test("statements that overlap share one connection, in order, and give it back", async () => {
  await database.pool.query("create table noted (place serial, word text)");
  const words = ["a", "b", "c", "d"];
  const note = (word: string) => ask(`insert into noted (word) values ('${word}') returning pg_backend_pid() as pid`);
  const pids = await Promise.all(words.map(note));
  expect(new Set(pids).size).toBe(1);
  const { rows } = await database.pool.query("select word from noted order by place");
  expect(rows.map((row) => row.word)).toEqual(words);
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});

test("a statement that fails does not affect its neighbours", async () => {
  const before = ask("insert into noted (word) values ('before') returning 1 as pid");
  const wrong = ask("select 1 / 0 as pid");
  const after = ask("insert into noted (word) values ('after') returning 2 as pid");
  await expect(wrong).rejects.toThrow(/division by zero/);
  expect(await Promise.all([before, after])).toEqual([1, 2]);
  expect(await ask()).toBeTypeOf("number");
});

test("a broken connection fails its statements and is replaced", async () => {
  const first = await ask();
  const slow = ask("select pg_sleep(30), 1 as pid");
  const behind = ask();
  const failures = Promise.allSettled([slow, behind]);
  await expect.poll(() => terminated(first)).toBe(true);
  for (const outcome of await failures) {
    expect(outcome.status).toBe("rejected");
    if (outcome.status === "rejected") expect(isUnreachable(outcome.reason)).toBe(true);
  }
  const next = await ask();
  expect(next).toBeTypeOf("number");
  expect(next).not.toBe(first);
});

async function terminated(pid: number | undefined): Promise<boolean> {
  const sql =
    "select pg_terminate_backend(pid) as done from pg_stat_activity where pid = $1 and query like '%pg_sleep%'";
  const { rows } = await database.pool.query<{ done: boolean }>(sql, [pid]);
  return rows[0]?.done === true;
}
