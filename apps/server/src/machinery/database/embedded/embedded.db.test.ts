import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { bareEnvironment } from "@fairhouse/tests/bare-environment.ts";
import { afterEach, expect, test } from "vitest";
import { checkout } from "../../config.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { openDatabase } from "../open.ts";
import { createPool } from "../pool.ts";
import { backUpEmbedded } from "./backup.ts";
import { DataFolderTaken, ownEmbedded } from "./embedded.ts";
import { DataFolders, log, query, runs } from "./testing.ts";

const folders = new DataFolders();
const children: ChildProcess[] = [];

// Runs before the folders are cleared, because hooks run from the last to the first.
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Starts a whole server as a child process. */
function spawnServer() {
  const child = spawn(process.execPath, [join(checkout, "apps/server/src/main.ts"), "--api-only"], {
    env: { ...bareEnvironment(), PORT: "0", DATA_DIR: folders.dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

/** Resolves once it says that it is open. */
async function startServer(): Promise<ChildProcess> {
  const child = spawnServer();
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  while (!said.includes("is open at")) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(said).toContain(join(folders.dataDir, "postgres"));
  return child;
}

test("after kill -9 the next server takes the orphaned database over, and stops it at its own end", async () => {
  await folders.madeBefore();
  const first = await startServer();
  const orphan = await folders.postmaster();
  first.kill("SIGKILL");
  await once(first, "exit");
  expect(await runs(orphan)).toBe(true);
  const second = await startServer();
  expect(await folders.postmaster()).toBe(orphan);
  second.kill("SIGTERM");
  expect(await once(second, "exit")).toEqual([0, null]);
  expect(await runs(orphan)).toBe(false);
});

test("a server that is asked to stop while it starts leaves no database behind", async () => {
  await folders.madeBefore();
  const server = spawnServer();
  const ended = once(server, "exit");
  await expect.poll(() => folders.postmaster().catch(() => 0)).toBeGreaterThan(0);
  const begun = await folders.postmaster();
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await runs(begun)).toBe(false);
});

test("a server that exits at once, at a second signal, takes its database along", async () => {
  await folders.madeBefore();
  const server = await startServer();
  const database = await folders.postmaster();
  const ended = once(server, "exit");
  // Two signals of one kind may be merged.
  server.kill("SIGTERM");
  server.kill("SIGINT");
  expect(await ended).toEqual([1, null]);
  await expect.poll(() => runs(database)).toBe(false);
});

test("the password and the keys are readable by the owner only", async () => {
  await folders.own();
  for (const name of ["keys", "keys/database-password", "postgres"]) {
    expect((await stat(join(folders.dataDir, name))).mode & 0o077).toBe(0);
  }
});

test("a second server on the same folder reports it and changes nothing", async () => {
  await folders.madeBefore();
  const first = await folders.own();
  await expect(ownEmbedded({ dataDir: folders.dataDir, log, durable: false, patienceMs: 500 })).rejects.toThrow(
    DataFolderTaken,
  );
  expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a server that starts while another one stops begins when it has", async () => {
  await folders.madeBefore();
  const first = await ownEmbedded({ dataDir: folders.dataDir, log, durable: false });
  const second = ownEmbedded({ dataDir: folders.dataDir, log, durable: false, patienceMs: 60_000 });
  const waits = "select from pg_stat_activity where application_name like 'fairhouse owner%'";
  await expect.poll(async () => (await query(first.url, waits)).length).toBe(2);
  await first.close();
  folders.open.push(await second);
  expect(await query((await second).url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a stop does not wait for the database that another server starts at the same moment", async () => {
  await folders.madeBefore();
  const first = await ownEmbedded({ dataDir: folders.dataDir, log, durable: false });
  const file = join(folders.dataDir, "postgres/postmaster.pid");
  const named = await readFile(file, "utf8");
  const stopped = first.close();
  while (existsSync(file)) await nextTurn();
  // Any process that lives stands for the next database.
  await writeFile(file, named.replace(/^\d+/, `${process.pid}`));
  await expect(stopped).resolves.toBeUndefined();
  await rm(file);
});

test("two first starts at the same moment create one database", async () => {
  const outcomes = await Promise.allSettled([folders.own(), folders.own()]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await query(folders.open[0]?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a tool shares a running database and leaves it running; alone it starts and stops its own", async () => {
  await folders.madeBefore();
  const server = await folders.own();
  const tool = await folders.share();
  await tool.close();
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.close();
  folders.open.length = 0;
  const alone = await folders.share();
  const pid = await folders.postmaster();
  await alone.close();
  // PostgreSQL removes its pid file, for which the stop waits, a moment before its process ends.
  await expect.poll(() => runs(pid)).toBe(false);
});

test("a database killed under a running server comes back on the same address, with all committed data", async () => {
  await folders.madeBefore();
  const { url } = await folders.own();
  await query(url, "create table kept (id integer)");
  await query(url, "insert into kept values (7)");
  process.kill(await folders.postmaster(), "SIGKILL");
  await expect.poll(() => query(url, "select id from kept").catch(() => "away")).toEqual([{ id: 7 }]);
});

test("a killed database whose port was taken meanwhile comes back on another one, and the house's pools follow", async () => {
  await folders.madeBefore();
  const database = await openDatabase(
    { databaseUrl: null, mode: "test", databaseOwnerUrl: null, databaseConnections: 4, dataDir: folders.dataDir },
    log,
  );
  const { rows } = await database.pool.query<{ port: number; owner: number }>(
    `select current_setting('port')::int as port, pid as owner from pg_stat_activity
     where application_name like 'fairhouse owner%'`,
  );
  const { port = 0, owner = 0 } = rows[0] ?? {};
  const dead = await folders.postmaster();
  // The house notices once its owning connection ends: that must wait until another process has the port.
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

test("keys of another database are reported in one line", async () => {
  await folders.madeBefore();
  const file = join(folders.dataDir, "keys/database-password");
  const password = await readFile(file, "utf8");
  await writeFile(file, `${"0".repeat(64)}\n`);
  const refusal = await folders.own().catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toMatch(/^[^\n]*database-password[^\n]*$/);
  await writeFile(file, password);
});

test("a backup taken while rows are written restores to a state between its start and its end", async () => {
  await folders.madeBefore();
  const { url } = await folders.own();
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
  await backUpEmbedded(pool, folders.dataDir, join(folders.parent, "copy"));
  const after = await count(url);
  writing = false;
  await Promise.all(writers);
  await pool.end();

  // The documented restore: the copy becomes the data folder's database; the keys come from where they are kept.
  await folders.open.splice(0)[0]?.close();
  await rm(join(folders.dataDir, "postgres"), { recursive: true });
  await rename(join(folders.parent, "copy/postgres"), join(folders.dataDir, "postgres"));
  const restored = await folders.own();
  const found = await count(restored.url);
  expect(found).toBeGreaterThanOrEqual(before);
  expect(found).toBeLessThanOrEqual(after);
  // One of the two writers may have had a row on its way when the other committed a later one.
  const [row] = await query(restored.url, "select max(id) - count(*) as gap from written");
  expect(Number(row?.gap)).toBeLessThanOrEqual(1);
});
