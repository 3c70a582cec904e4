import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { EMPTY_ROOT, leafHash } from "./hash.ts";
import { readLeaves, rootByDefinition, someLeaves, tileOf } from "./testing.ts";
import { readTiles, type Tile } from "./tile.ts";
import { consistencyProof, inclusionProof, provesConsistency, provesInclusion, rootOf, subtreesOf } from "./tree.ts";

const leaves = someLeaves(65);
const roots = leaves.map((_, place) => rootByDefinition(leaves.slice(0, place + 1)));
const rootAt = (size: number) => roots[size - 1] ?? EMPTY_ROOT;
const read = readLeaves(leaves);

// The entries and roots of the tests of Google's certificate-transparency.
const KNOWN = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
test.each([
  [0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  [1, "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"],
  [2, "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"],
  [3, "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77"],
  [4, "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"],
  [5, "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4"],
  [6, "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef"],
  [7, "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c"],
  [8, "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"],
])("the tree of %i known entries has the root that everybody computes", async (size, root) => {
  const known = KNOWN.map((entry) => leafHash(hexToBytes(entry)));
  expect(bytesToHex(await rootOf(size, readLeaves(known)))).toBe(root);
});

test("each leaf of trees up to 65 is proved, at its own place, in its own tree and by the whole path alone", async () => {
  for (let size = 1; size <= 65; size += 1) {
    for (let index = 0; index < size; index += 1) {
      const proof = await inclusionProof(index, size, read);
      const [leaf, root] = [leaves[index] ?? EMPTY_ROOT, rootAt(size)];
      expect(provesInclusion(leaf, index, size, proof, root), `${index} of ${size}`).toBe(true);
      expect(provesInclusion(leaf, (index + 1) % size, size, proof, root), `${index} of ${size}`).toBe(size === 1);
      expect(provesInclusion(leaf, index, size, proof.slice(1), root)).toBe(proof.length === 0);
      expect(provesInclusion(leaf, index, size, [...proof, leaf], root)).toBe(false);
      expect(provesInclusion(root, index, size, proof, root)).toBe(size === 1);
      expect(provesInclusion(leaf, index, size, proof, rootAt(size === 65 ? 1 : size + 1))).toBe(false);
    }
  }
});

test("each pair of trees up to 65 is consistent by its own proof alone", async () => {
  for (let to = 0; to <= 65; to += 1) {
    for (let from = 0; from <= to; from += 1) {
      const proof = await consistencyProof(from, to, read);
      const [before, after] = [from, to].map((size) => ({ size, root: rootAt(size) }));
      if (before === undefined || after === undefined) throw new Error("no trees");
      expect(provesConsistency(before, after, proof), `${from} to ${to}`).toBe(true);
      expect(provesConsistency(before, after, [...proof, after.root])).toBe(false);
      expect(provesConsistency(before, after, proof.slice(1))).toBe(proof.length === 0);
      const forged = leafHash(new Uint8Array([1]));
      expect(provesConsistency({ ...before, root: forged }, after, proof)).toBe(false);
      // Any tree begins with an empty one, whatever its root.
      expect(provesConsistency(before, { ...after, root: forged }, proof)).toBe(from === 0);
      if (from < to) expect(provesConsistency(after, before, proof)).toBe(false);
    }
  }
});

test("sizes and places that are none are refused", async () => {
  await expect(inclusionProof(5, 5, read)).rejects.toThrow(RangeError);
  await expect(inclusionProof(-1, 5, read)).rejects.toThrow(RangeError);
  await expect(consistencyProof(6, 5, read)).rejects.toThrow(RangeError);
  await expect(consistencyProof(0.5, 5, read)).rejects.toThrow(RangeError);
  expect(provesInclusion(EMPTY_ROOT, 0, 0, [], EMPTY_ROOT)).toBe(false);
  expect(provesInclusion(EMPTY_ROOT, Number.NaN, 1, [], EMPTY_ROOT)).toBe(false);
  expect(provesConsistency({ size: -1, root: EMPTY_ROOT }, { size: 1, root: EMPTY_ROOT }, [])).toBe(false);
});

test("leaves split into complete subtrees exactly, also where logarithms are rounded", () => {
  for (const size of [1, 7, 70_000, 2 ** 31 + 1, 2 ** 49 - 1, 2 ** 53 - 1]) {
    const subtrees = subtreesOf([0, size]);
    expect(subtrees.reduce((sum, { level }) => sum + 2 ** level, 0)).toBe(size);
    expect(subtrees.every(({ index }) => Number.isInteger(index))).toBe(true);
    expect(subtrees.map(({ level }) => level)).toEqual(
      [...new Set(subtrees.map(({ level }) => level))].sort((a, b) => b - a),
    );
  }
});

test("proofs in a tree of 70,000 come from its tiles, each of which is fetched once", async () => {
  const many = someLeaves(70_000);
  const fetched: Tile[] = [];
  const tiles = readTiles(70_000, async (tile) => {
    fetched.push(tile);
    return tileOf(many, tile);
  });
  const root = rootByDefinition(many);
  expect(await rootOf(70_000, tiles)).toEqual(root);
  expect(fetched).toEqual([
    { level: 2, index: 0, width: 1 },
    { level: 1, index: 1, width: 17 },
    { level: 0, index: 273, width: 112 },
  ]);
  for (const index of [0, 255, 256, 65_535, 65_536, 69_999]) {
    fetched.length = 0;
    const proof = await inclusionProof(index, 70_000, tiles);
    expect(provesInclusion(many[index] ?? root, index, 70_000, proof, root)).toBe(true);
    expect(fetched.length).toBe(new Set(fetched.map(({ level, index: own }) => `${level} ${own}`)).size);
  }
  const before = { size: 65_537, root: rootByDefinition(many.slice(0, 65_537)) };
  const proof = await consistencyProof(before.size, 70_000, tiles);
  expect(provesConsistency(before, { size: 70_000, root }, proof)).toBe(true);
});
