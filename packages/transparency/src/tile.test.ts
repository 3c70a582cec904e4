import { expect, test } from "vitest";
import { someLeaves, tileOf } from "./testing.ts";
import { BadTile, decodeBundle, encodeBundle, parseTilePath, readTiles, tileIn, tilePath } from "./tile.ts";
import { rootOf } from "./tree.ts";

test.each([
  ["tile/0/000", { level: 0, index: 0, width: 256 }],
  ["tile/63/999", { level: 63, index: 999, width: 256 }],
  ["tile/2/x001/000.p/1", { level: 2, index: 1_000, width: 1 }],
  ["tile/0/x001/x234/067", { level: 0, index: 1_234_067, width: 256 }],
  ["tile/entries/x001/x234/067.p/255", { level: "entries" as const, index: 1_234_067, width: 255 }],
])("%s names a tile", (path, tile) => {
  expect(parseTilePath(path)).toEqual(tile);
  expect(tilePath(tile)).toBe(path);
});

test.each([
  "",
  "tile/0",
  "tile/00/000",
  "tile/64/000",
  "tile/0/0",
  "tile/0/0000",
  "tile/0/x000/001",
  "tile/0/001/000",
  "tile/0/x001",
  "tile/0/000.p/0",
  "tile/0/000.p/256",
  "tile/0/000.p/01",
  "tile/0/000.p/",
  "tile/-1/000",
  "tile/data/000",
  "tile/0/000/",
  "/tile/0/000",
  "tile/0/x999/x999/x999/x999/x999/999",
  "tile/0/%30%30%30",
])("%s does not", (path) => {
  expect(parseTilePath(path)).toBeNull();
});

test("a tree of 70,000 has the tiles that the specification counts", () => {
  const widths = (level: 0 | 1 | 2 | 3 | "entries", index: number) => tileIn(level, index, 70_000)?.width;
  expect([widths(0, 272), widths(0, 273), widths(0, 274)]).toEqual([256, 112, undefined]);
  expect([widths(1, 0), widths(1, 1), widths(1, 2)]).toEqual([256, 17, undefined]);
  expect([widths(2, 0), widths(2, 1), widths(3, 0)]).toEqual([1, undefined, undefined]);
  expect([widths("entries", 273), widths("entries", 274)]).toEqual([112, undefined]);
  expect([tileIn(0, 0, 256)?.width, tileIn(1, 0, 256)?.width]).toEqual([256, 1]);
});

test("a tile that was cut is not read", async () => {
  const leaves = someLeaves(300);
  for (const change of [
    (bytes: Uint8Array) => bytes.slice(0, -1),
    () => new Uint8Array(),
    (bytes: Uint8Array) => Uint8Array.of(...bytes, 0),
  ]) {
    const read = readTiles(300, async (tile) => change(tileOf(leaves, tile)));
    await expect(rootOf(300, read)).rejects.toThrow(BadTile);
  }
  await expect(readTiles(300, async () => new Uint8Array())([{ level: 9, index: 0 }])).rejects.toThrow(RangeError);
});

test("entries come back from their bundle, and none from one that was cut", () => {
  const entries = [new Uint8Array(), Uint8Array.of(1, 2, 3), new Uint8Array(65_535).fill(7)];
  const bundle = encodeBundle(entries);
  expect(decodeBundle(bundle, { width: 3 })).toEqual(entries);
  // A view of a larger buffer is read from its own beginning.
  const larger = Uint8Array.of(9, 9, ...encodeBundle(entries.slice(0, 2)));
  expect(decodeBundle(larger.subarray(2), { width: 2 })).toEqual(entries.slice(0, 2));
  for (const end of [1, 3, 6, 8, 100, bundle.length - 1]) {
    expect(() => decodeBundle(bundle.slice(0, end), { width: 3 })).toThrow(BadTile);
  }
  expect(() => decodeBundle(bundle, { width: 2 })).toThrow(BadTile);
  expect(() => encodeBundle([new Uint8Array(65_536)])).toThrow(RangeError);
});
