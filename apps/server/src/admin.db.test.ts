import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bareEnvironment } from "@fairhouse/tests/bare-environment.ts";
import { afterEach, expect, test } from "vitest";
import { checkout } from "./machinery/config.ts";
import { DataFolders, log, query } from "./machinery/database/embedded/testing.ts";
import { openDatabase } from "./machinery/database/open.ts";
import { testConfig } from "./testing.ts";

const folders = new DataFolders();
const children: ChildProcess[] = [];

// Runs before the folders are cleared, because hooks run from the last to the first.
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Makes a backup whose audit does not end. */
async function makeEndlessBackup(backup: string): Promise<void> {
  const database = await openDatabase(testConfig({ databaseUrl: null, dataDir: folders.dataDir }), log, "tool");
  await database.migrate();
  await database.pool.query("alter table ledger_entry rename to ledger_entry_real");
  await database.pool.query(
    "create view ledger_entry as select * from ledger_entry_real where (select pg_sleep(3600)) is not null",
  );
  await database.close();
  await cp(join(folders.dataDir, "postgres"), join(backup, "postgres"), { recursive: true });
}

/** Counts the audits that run on the database of the data folder. */
async function audits(): Promise<number> {
  const [, , , port] = (await readFile(join(folders.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  const password = (await readFile(join(folders.dataDir, "keys/database-password"), "utf8")).trim();
  const url = `postgres://fairhouse:${password}@127.0.0.1:${port}/postgres`;
  return (await query(url, "select from pg_stat_activity where wait_event = 'PgSleep'")).length;
}

test("a restore that is interrupted, even in the middle of its audit, puts the previous database back", async () => {
  await folders.madeBefore();
  const backup = join(folders.parent, "backup");
  await makeEndlessBackup(backup);
  await writeFile(join(folders.dataDir, "postgres/previous"), "");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    const program = join(checkout, "apps/server/src/admin.ts");
    const child = spawn(process.execPath, [program, "restore", backup, "--reason", "a test"], {
      env: { ...bareEnvironment(), DATA_DIR: folders.dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    const said = { out: "", err: "" };
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said.out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      said.err += text;
    });
    const ended = once(child, "close");
    await expect.poll(() => audits().catch(() => 0)).toBe(1);
    const [kept] = (await readdir(folders.dataDir)).filter((name) => name.startsWith("postgres.before-"));
    expect(said.out).toBe(`the database that was there is in ${join(folders.dataDir, kept ?? "")}\n`);
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    expect(said.err).toBe(
      `the database that was there is back in its place\ninterrupted by ${signal}: nothing was restored\n`,
    );
    expect((await readdir(folders.dataDir)).filter((name) => name.startsWith("postgres."))).toEqual(["postgres.log"]);
    expect(await readdir(join(folders.dataDir, "postgres"))).toContain("previous");
  }
});

test("a house whose database an interrupted restore has moved aside does not begin with an empty one", async () => {
  await folders.madeBefore();
  const place = join(folders.dataDir, "postgres");
  await rename(place, `${place}.before-2027-01-31T04-00-00-000Z`);
  await expect(folders.own()).rejects.toThrow("rename postgres.before-2027-01-31T04-00-00-000Z to postgres");
  expect(await readdir(folders.dataDir)).not.toContain("postgres");
  // Moved away by an operator who wants an empty house.
  await rm(`${place}.before-2027-01-31T04-00-00-000Z`, { recursive: true });
  await folders.own();
});
