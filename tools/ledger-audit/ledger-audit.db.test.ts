import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { bareEnvironment } from "@fairhouse/tests/bare-environment.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const BROKEN_RULE = 1;
const UNREADABLE = 2;

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "ledger-audit-"));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run ledger:audit`. */
function audit(url = database.url) {
  const child = spawn(process.execPath, [join(checkout, "tools/ledger-audit/main.ts")], {
    env: { ...bareEnvironment(), DATA_DIR: dataDir, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
    // For a program that never ends, which would outlive the test.
    timeout: 120_000,
    killSignal: "SIGKILL",
  });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    said.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said.err += text;
  });
  const ended = once(child, "close").then(([code, signal]): Ended => ({ code, signal, ...said }));
  return { child, ended };
}

/** Runs an audit that waits in the middle for a table, and does something to it then. @param interrupt is given its backend. */
async function brokenOff(interrupt: (run: ReturnType<typeof audit>, backend: number) => unknown): Promise<Ended> {
  const holder: PoolClient = await database.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("lock table play_seed in access exclusive mode");
    const run = audit();
    const waiting = async () => {
      const { rows } = await database.pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows[0]?.pid ?? null;
    };
    await expect.poll(waiting).not.toBeNull();
    await interrupt(run, (await waiting()) ?? 0);
    return await run.ended;
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

test("an audit that read all of a house says that every rule holds", async () => {
  const { code, out } = await audit().ended;
  expect(out).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(code).toBe(0);
});

test("an audit whose connection is lost says why, and does not end like one that found something", async () => {
  const { code, out, err } = await brokenOff((_, backend) =>
    database.pool.query("select pg_terminate_backend($1)", [backend]),
  );
  expect(code).toBe(UNREADABLE);
  // The rules that it has tried are not named as held: nobody may take a part for the whole.
  expect(out).toBe("");
  expect(err).toMatch(/^1 of \d+, /m);
  expect(err).toContain("terminating connection due to administrator command");
});

test.each(["SIGINT", "SIGTERM"] as const)("an audit that %s ends says nothing of any rule", async (signal) => {
  const ended = await brokenOff(({ child }) => child.kill(signal));
  expect(ended.out).toBe("");
  expect([0, BROKEN_RULE]).not.toContain(ended.code);
});

test.each(["SIGTERM", "SIGKILL"] as const)("an audit that %s ends leaves no statement behind", async (signal) => {
  await brokenOff(async ({ child, ended }, backend) => {
    child.kill(signal);
    await ended;
    const running = async () => {
      const { rowCount } = await database.pool.query("select from pg_stat_activity where pid = $1", [backend]);
      return rowCount;
    };
    // The lock that its statement waits for is still held.
    await expect.poll(running, { timeout: 5_000 }).toBe(0);
  });
});

test("an audit that finds no database says so", async () => {
  const { code, out, err } = await audit(database.url.replace(/:\d+\//, ":1/")).ended;
  expect(code).toBe(UNREADABLE);
  expect(out).toBe("");
  expect(err).toContain("ECONNREFUSED");
});
