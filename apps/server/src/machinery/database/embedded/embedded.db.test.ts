import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkout } from "../../config.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { openDatabase } from "../open.ts";
import { createPool } from "../pool.ts";
import { backUpEmbedded } from "./backup.ts";
import { DataFolderTaken, type EmbeddedDatabase, ownEmbedded, shareEmbedded } from "./embedded.ts";

const log = pino({ level: "silent" });
let parent: string;
let dataDir: string;
const open: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  // Like a checkout of root: closed to others, with signs that a shell would take for its own.
  parent = await mkdtemp(join(tmpdir(), "fair house $HOME 'x' "));
  dataDir = join(parent, `${"deep".repeat(20)}/data`);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  // A server that was killed leaves its database running: the next one takes it over and stops it.
  if (open.length === 0) await own();
  for (const database of open.splice(0)) await database.close();
  await rm(parent, { recursive: true, force: true });
});

async function own(folder = dataDir): Promise<EmbeddedDatabase> {
  const database = await ownEmbedded({ dataDir: folder, log, durable: false, patienceMs: 500 });
  open.push(database);
  return database;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const pool = createPool({ url, connections: 1, name: "test", onIdleError: () => undefined });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

/** A whole server as a child process; resolves when it says that it is open. */
async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(checkout, "apps/server/src/main.ts"), "--api-only"], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  while (!said.includes("is open at")) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(said).toContain(join(dataDir, "postgres"));
  return child;
}

const postmaster = async () =>
  Number((await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
/** Whether a process lives; one that ended but that nobody reaped (Z) does not. */
async function runs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return !(await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")).includes(") Z ");
  } catch {
    return false;
  }
}

test("after kill -9 the next server takes the orphaned database over, and stops it at its own end", async () => {
  const first = await startServer();
  const orphan = await postmaster();
  first.kill("SIGKILL");
  await once(first, "exit");
  expect(await runs(orphan)).toBe(true);
  const second = await startServer();
  expect(await postmaster()).toBe(orphan);
  second.kill("SIGTERM");
  expect(await once(second, "exit")).toEqual([0, null]);
  expect(await runs(orphan)).toBe(false);
});

test("the password and the keys are the owner's only", async () => {
  await own();
  for (const name of ["keys", "keys/database-password", "postgres"]) {
    expect((await stat(join(dataDir, name))).mode & 0o077).toBe(0);
  }
});

test("a second server on the same folder says so and changes nothing", async () => {
  const first = await own();
  await expect(ownEmbedded({ dataDir, log, durable: false, patienceMs: 500 })).rejects.toThrow(DataFolderTaken);
  expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("two first starts at the same moment make one database", async () => {
  const outcomes = await Promise.allSettled([own(), own()]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await query(open[0]?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a tool shares a running database and leaves it running; alone it starts and stops its own", async () => {
  const server = await own();
  const tool = await shareEmbedded({ dataDir, log, durable: false, patienceMs: 500 });
  await tool.close();
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.close();
  open.length = 0;
  const alone = await shareEmbedded({ dataDir, log, durable: false, patienceMs: 500 });
  const pid = await postmaster();
  await alone.close();
  expect(await runs(pid)).toBe(false);
});

test("a database that is killed under a running server comes back on the same address, with what was committed", async () => {
  const { url } = await own();
  await query(url, "create table kept (id integer)");
  await query(url, "insert into kept values (7)");
  process.kill(await postmaster(), "SIGKILL");
  await expect.poll(() => query(url, "select id from kept").catch(() => "away")).toEqual([{ id: 7 }]);
});

test("a killed database whose port was taken meanwhile comes back on another one, and the pools of the house follow", async () => {
  const database = await openDatabase(
    { databaseUrl: null, databaseOwnerUrl: null, databaseConnections: 4, dataDir },
    log,
  );
  const { rows } = await database.pool.query<{ port: number; owner: number }>(
    `select current_setting('port')::int as port, pid as owner from pg_stat_activity
     where application_name like 'fairhouse owner%'`,
  );
  const { port = 0, owner = 0 } = rows[0] ?? {};
  const dead = await postmaster();
  // The house notices when its owning connection ends: that must wait until somebody else sits on the port.
  process.kill(owner, "SIGSTOP");
  process.kill(dead, "SIGKILL");
  await expect.poll(() => runs(dead)).toBe(false);
  const taker = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  await once(taker, "listening");
  process.kill(owner, "SIGCONT");
  for (const pool of [database.pool, database.playPool]) {
    await expect
      .poll(() =>
        pool.query("select current_setting('port')::int as port").then(
          ({ rows }) => rows[0]?.port ?? port,
          () => port,
        ),
      )
      .not.toBe(port);
  }
  taker.close();
  await database.close();
});

test("a pid file left by a lost machine, whose number now belongs to somebody else, is no obstacle", async () => {
  const first = await own();
  const file = join(dataDir, "postgres/postmaster.pid");
  await first.close();
  open.length = 0;
  await writeFile(file, `${process.pid}\n${join(dataDir, "postgres")}\n1\n1\n\n127.0.0.1\n\n`);
  const second = await own();
  expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.each(["", "garbage\n"])("a pid file that names nobody (%j) is no obstacle", async (text) => {
  await (await own()).close();
  open.length = 0;
  await writeFile(join(dataDir, "postgres/postmaster.pid"), text);
  expect(await query((await own()).url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a pid file with the number of another folder's PostgreSQL is no obstacle, and that one stays as it is", async () => {
  const other = await ownEmbedded({ dataDir: join(parent, "other"), log, durable: false });
  const text = await readFile(join(parent, "other/postgres/postmaster.pid"), "utf8");
  await (await own()).close();
  open.length = 0;
  await writeFile(join(dataDir, "postgres/postmaster.pid"), text);
  expect(await query((await own()).url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(await query(other.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await other.close();
});

test("a running database whose pid file was emptied is taken over, and named in the file again", async () => {
  const first = await own();
  const file = join(dataDir, "postgres/postmaster.pid");
  const pid = await postmaster();
  await writeFile(file, "");
  const guest = await shareEmbedded({ dataDir, log, durable: false });
  expect(await query(guest.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(new URL(guest.url).port).toBe(new URL(first.url).port);
  expect(await postmaster()).toBe(pid);
});

test("keys that belong to another database are told in one line", async () => {
  await (await own()).close();
  open.length = 0;
  const file = join(dataDir, "keys/database-password");
  const password = await readFile(file, "utf8");
  await writeFile(file, `${"0".repeat(64)}\n`);
  const refusal = await own().catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toMatch(/^[^\n]*database-password[^\n]*$/);
  await writeFile(file, password);
});

test("a backup taken while rows are written restores to a state between its start and its end", async () => {
  const { url } = await own();
  await query(
    url,
    "create table written (id bigint generated always as identity primary key, at timestamptz default now())",
  );
  const pool = createPool({ url, connections: 4, name: "test", onIdleError: () => undefined });
  let writing = true;
  const writers = [1, 2].map(async () => {
    while (writing) await pool.query("insert into written default values");
  });
  const count = async (from: string) => Number((await query(from, "select count(*) as n from written"))[0]?.n);
  await expect.poll(() => count(url)).toBeGreaterThan(50);
  const before = await count(url);
  await backUpEmbedded(pool, dataDir, join(parent, "copy"));
  const after = await count(url);
  writing = false;
  await Promise.all(writers);
  await pool.end();

  // The documented restore: the copy becomes the data folder's database; the keys come from where they are kept.
  await open.splice(0)[0]?.close();
  await rm(join(dataDir, "postgres"), { recursive: true });
  await rename(join(parent, "copy/postgres"), join(dataDir, "postgres"));
  const restored = await own();
  const found = await count(restored.url);
  expect(found).toBeGreaterThanOrEqual(before);
  expect(found).toBeLessThanOrEqual(after);
  expect(await query(restored.url, "select max(id) - count(*) as gap from written")).toEqual([{ gap: 0 }]);
});
