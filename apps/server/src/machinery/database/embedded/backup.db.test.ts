import { existsSync } from "node:fs";
import { open, readdir, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { StartRefusal } from "../../start-refusal.ts";
import { createPool } from "../pool.ts";
import { backUpEmbedded } from "./backup.ts";
import { DataFolders } from "./testing.ts";

const folders = new DataFolders();
afterEach(() => void vi.restoreAllMocks());

/** Collects the path of everything that this process flushes to the disk, until the test ends. */
async function flushes(): Promise<Set<string>> {
  const handle = await open(import.meta.filename);
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = prototype;
  const flushed = new Set<string>();
  vi.spyOn(prototype, "sync").mockImplementation(async function (this: typeof handle) {
    await Reflect.apply(sync, this, []);
    flushed.add(await readlink(`/proc/self/fd/${this.fd}`));
  });
  return flushed;
}

test.runIf(existsSync("/proc/self/fd"))("a backup is on the disk, all of it, before it counts as made", async () => {
  await folders.madeBefore();
  const { url } = await folders.own();
  const pool = createPool({ url, connections: 1, name: "test", onIdleError: () => undefined });
  const target = join(folders.parent, "copy");
  const flushed = await flushes();
  await backUpEmbedded(pool, folders.dataDir, target);
  await pool.end();
  const copied = [target, ...(await readdir(target, { recursive: true })).map((name) => join(target, name))];
  expect(copied.filter((path) => !flushed.has(path))).toEqual([]);
  expect(copied).toContain(join(target, "postgres/global/pg_control"));
});

test("a backup that is broken off ends before it is whole, and leaves nothing of it", async () => {
  await folders.madeBefore();
  const { url } = await folders.own();
  const pool = createPool({ url, connections: 1, name: "test", onIdleError: () => undefined });
  const target = join(folders.parent, "copy");
  const asked = new AbortController();
  const broken = backUpEmbedded(pool, folders.dataDir, target, asked.signal).catch((error: unknown) => error);
  await expect.poll(() => existsSync(join(target, "postgres"))).toBe(true);
  asked.abort();
  expect(await broken).toBe(asked.signal.reason);
  await pool.end();
  expect(await readdir(target)).toEqual([]);
});

test("a backup that is killed before its end is none, because what makes it one is written last", async () => {
  await folders.madeBefore();
  const { url } = await folders.own();
  const pool = createPool({ url, connections: 1, name: "test", onIdleError: () => undefined });
  const target = join(folders.parent, "copy");
  const isBackup = () => existsSync(join(target, "postgres/PG_VERSION"));
  const meanwhile: boolean[] = [];
  const { signal } = new AbortController();
  // Asked before each file.
  vi.spyOn(signal, "throwIfAborted").mockImplementation(() => void meanwhile.push(isBackup()));
  await backUpEmbedded(pool, folders.dataDir, target, signal);
  await pool.end();
  expect(meanwhile.length).toBeGreaterThan(100);
  expect(meanwhile).not.toContain(true);
  expect(isBackup()).toBe(true);
});

test("no backup is made below the database, where it would copy itself without an end, nor where one is, nor below a file", async () => {
  await folders.madeBefore();
  const { url } = await folders.own();
  const pool = createPool({ url, connections: 1, name: "test", onIdleError: () => undefined });
  const backUp = (folder: string) => backUpEmbedded(pool, folders.dataDir, folder, AbortSignal.timeout(5_000));
  const own = join(folders.dataDir, "postgres");
  for (const folder of [folders.dataDir, own, join(own, "copies/first")]) {
    await expect(backUp(folder), folder).rejects.toBeInstanceOf(StartRefusal);
  }
  expect(existsSync(join(own, "copies"))).toBe(false);
  await expect(backUp(join(own, "PG_VERSION/copy"))).rejects.toBeInstanceOf(StartRefusal);
  await writeFile(join(folders.parent, "file"), "");
  await expect(backUp(join(folders.parent, "file/copy"))).rejects.toThrow("it is a file, or lies below one");
  await pool.end();
});
