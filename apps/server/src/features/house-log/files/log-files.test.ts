import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { someLeaves } from "@fairhouse/transparency/testing.ts";
import { encodeBundle, type Tile, tilePath } from "@fairhouse/transparency/tile.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LogFiles } from "./log-files.ts";

const opened = vi.hoisted(() => ({ meanwhile: async () => undefined }));
vi.mock("node:fs/promises", async (original) => {
  const files = await original<typeof import("node:fs/promises")>();
  const open: typeof files.open = (...file) => files.open(...file).finally(() => opened.meanwhile());
  return { ...files, open };
});

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-log-"));
});
afterAll(() => rm(folder, { recursive: true }));

function bundle(size: number) {
  const entries = encodeBundle(Array.from({ length: size }, () => Uint8Array.of(2, 1)));
  return { index: 0, entries: Buffer.from(entries), leaves: Buffer.concat(someLeaves(size)) };
}

test("of two servers that share a folder and begin a tile at once, neither cuts what the other has written", async () => {
  const [further, behind] = [await LogFiles.open(folder), await LogFiles.open(folder)];
  opened.meanwhile = async () => {
    opened.meanwhile = async () => undefined;
    await further.write([bundle(9)]);
  };
  await behind.write([bundle(2)]);
  const written = (level: Tile["level"]) => readFile(join(folder, tilePath({ level, index: 0, width: 256 })));
  expect(await written("entries")).toEqual(bundle(9).entries);
  expect(await written(0)).toEqual(bundle(9).leaves);
});
