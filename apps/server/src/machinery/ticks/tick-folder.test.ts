import { mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TickFile, TickFolder } from "./tick-folder.ts";

const FILE: TickFile = {
  server: "3f0c4a52-7b0e-4f7e-9d55-0d1f3c1f5a01",
  run: "3f0c4a52-7b0e-4f7e-9d55-0d1f3c1f5a02",
  count: 0,
  next: null,
  known: [],
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fairhouse-tick-folder-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("the newest tick is read, and after a torn write the one before it", async () => {
  const folder = new TickFolder(dataDir, "house");
  expect(await folder.read()).toEqual([]);
  for (let count = 0; count < 6; count++) {
    await folder.write({ ...FILE, count });
    expect(await folder.read()).toEqual([{ ...FILE, count }]);
  }
  const [name = ""] = await readdir(folder.path);
  const handle = await open(join(folder.path, name), "r+");
  // The slot of count 5, half overwritten.
  await handle.write(`{"server":"${FILE.server}","run":`, 16 * 1024);
  await handle.write("\0\0\0\0", 16 * 1024 + 60);
  await handle.close();
  expect(await folder.read()).toEqual([{ ...FILE, count: 4 }]);
});

test("a file without a readable tick stops the reader, with its name", async () => {
  const folder = new TickFolder(dataDir, "house");
  await folder.write(FILE);
  const [name = ""] = await readdir(folder.path);
  const handle = await open(join(folder.path, name), "w");
  await handle.close();
  await expect(folder.read()).rejects.toThrow(`${name} is damaged`);
});
