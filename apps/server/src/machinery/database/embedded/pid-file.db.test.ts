import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownEmbedded } from "./embedded.ts";
import { DataFolders, log, query } from "./testing.ts";

const folders = new DataFolders();

test("a pid file left by a lost machine, whose number now belongs to another process, does not prevent a start", async () => {
  await folders.madeBefore();
  const file = join(folders.dataDir, "postgres/postmaster.pid");
  await writeFile(file, `${process.pid}\n${join(folders.dataDir, "postgres")}\n1\n1\n\n127.0.0.1\n\n`);
  expect(await query((await folders.own()).url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.each(["", "garbage\n"])("a pid file without a process (%j) does not prevent a start", async (text) => {
  await folders.madeBefore();
  await writeFile(join(folders.dataDir, "postgres/postmaster.pid"), text);
  expect(await query((await folders.own()).url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a pid file with the number of another folder's PostgreSQL does not prevent a start, and that one is left alone", async () => {
  await folders.madeBefore(join(folders.parent, "other"));
  const other = await ownEmbedded({ dataDir: join(folders.parent, "other"), log, durable: false });
  const text = await readFile(join(folders.parent, "other/postgres/postmaster.pid"), "utf8");
  await folders.madeBefore();
  await writeFile(join(folders.dataDir, "postgres/postmaster.pid"), text);
  expect(await query((await folders.own()).url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(await query(other.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await other.close();
});

test("a running database whose pid file was emptied is taken over, and written to the file again", async () => {
  await folders.madeBefore();
  const first = await folders.own();
  const file = join(folders.dataDir, "postgres/postmaster.pid");
  const pid = await folders.postmaster();
  await writeFile(file, "");
  const guest = await folders.share();
  expect(await query(guest.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(new URL(guest.url).port).toBe(new URL(first.url).port);
  expect(await folders.postmaster()).toBe(pid);
});
