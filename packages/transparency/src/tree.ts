import { sameBytes } from "./bytes.ts";
import { EMPTY_ROOT, type Hash, nodeHash } from "./hash.ts";

/** A complete subtree of 2^level leaves: those from index · 2^level on. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/** Reads the hashes of complete subtrees, in their order. */
export type ReadHashes = (subtrees: readonly Subtree[]) => Promise<readonly Hash[]>;

/** Leaves from the first number up to, but not including, the second. */
type Leaves = readonly [from: number, to: number];

/** Returns the root of the first `size` leaves. */
export async function rootOf(size: number, read: ReadHashes): Promise<Hash> {
  if (size === 0) return EMPTY_ROOT;
  const [root] = await hashesOf([[0, size]], read);
  if (root === undefined) throw new Error("no hash was read");
  return root;
}

/**
 * Proves that a leaf is in the tree of a size: the hashes from its sibling up to the child of the root (RFC 6962, section
 * 2.1.1).
 * @throws RangeError if the tree has no such leaf.
 */
export async function inclusionProof(index: number, size: number, read: ReadHashes): Promise<readonly Hash[]> {
  if (!(isWhole(index) && isWhole(size) && index < size)) throw new RangeError(`no leaf ${index} of ${size}`);
  return hashesOf(pathOf(index, [0, size]), read);
}

/**
 * Proves that the tree of a size begins with that of a smaller one (RFC 6962, section 2.1.2). Empty for sizes that are
 * equal, and for an empty tree, with which every tree is consistent.
 * @throws RangeError if the first size is larger.
 */
export async function consistencyProof(from: number, to: number, read: ReadHashes): Promise<readonly Hash[]> {
  if (!(isWhole(from) && isWhole(to) && from <= to)) throw new RangeError(`no tree of ${to} begins with ${from}`);
  return from === 0 ? [] : hashesOf(subproofOf(from, [0, to], true), read);
}

/** True if a proof leads from a leaf to a root (RFC 9162, section 2.1.3.2). */
export function provesInclusion(leaf: Hash, index: number, size: number, proof: readonly Hash[], root: Hash): boolean {
  if (!(isWhole(index) && isWhole(size) && index < size)) return false;
  let [place, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && sameBytes(hash, root);
}

/** A tree head: the number of leaves and the hash over them. */
export interface TreeHead {
  readonly size: number;
  readonly root: Hash;
}

/** True if a proof shows that a tree begins with a smaller one (RFC 9162, section 2.1.4.2). */
export function provesConsistency(before: TreeHead, after: TreeHead, proof: readonly Hash[]): boolean {
  const [from, to] = [before.size, after.size];
  if (!(isWhole(from) && isWhole(to) && from <= to)) return false;
  if (from === 0) return proof.length === 0 && sameBytes(before.root, EMPTY_ROOT);
  if (from === to) return proof.length === 0 && sameBytes(before.root, after.root);
  const [first, ...rest] = isPowerOfTwo(from) ? [before.root, ...proof] : proof;
  if (first === undefined) return false;
  let [place, last] = [from - 1, to - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [early, late] = [first, first];
  for (const hash of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [early, late] = [nodeHash(hash, early), nodeHash(hash, late)];
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      late = nodeHash(late, hash);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && sameBytes(early, before.root) && sameBytes(late, after.root);
}

/** Lists the complete subtrees that leaves are made of, from left to right, each smaller than the one before. */
export function subtreesOf([from, to]: Leaves): readonly Subtree[] {
  const subtrees: Subtree[] = [];
  for (let start = from; start < to; ) {
    const level = levelOf(to - start);
    subtrees.push({ level, index: start / 2 ** level });
    start += 2 ** level;
  }
  return subtrees;
}

/** Computes the hash over each range of leaves, reading all subtrees at once. */
async function hashesOf(ranges: readonly Leaves[], read: ReadHashes): Promise<readonly Hash[]> {
  const parts = ranges.map(subtreesOf);
  const hashes = await read(parts.flat());
  let next = 0;
  return parts.map(({ length }) => {
    const own = hashes.slice(next, next + length);
    next += length;
    if (own.length < length) throw new Error("a hash was not read");
    return own.reduceRight((right, left) => nodeHash(left, right));
  });
}

function pathOf(index: number, [from, to]: Leaves): readonly Leaves[] {
  if (to - from === 1) return [];
  const middle = from + leftOf(to - from);
  return index < middle
    ? [...pathOf(index, [from, middle]), [middle, to]]
    : [...pathOf(index, [middle, to]), [from, middle]];
}

/** @param isKnown true while the smaller tree is the one whose root the verifier has. */
function subproofOf(end: number, [from, to]: Leaves, isKnown: boolean): readonly Leaves[] {
  if (end === to) return isKnown ? [] : [[from, to]];
  const middle = from + leftOf(to - from);
  return end <= middle
    ? [...subproofOf(end, [from, middle], isKnown), [middle, to]]
    : [...subproofOf(end, [middle, to], false), [from, middle]];
}

/** Returns the number of leaves in the left subtree of so many: the largest power of two below it. */
function leftOf(leaves: number): number {
  return 2 ** levelOf(leaves - 1);
}

function isPowerOfTwo(number: number): boolean {
  return 2 ** levelOf(number) === number;
}

/** Returns the level of the largest complete subtree of at most so many leaves, of which there is at least one. */
function levelOf(leaves: number): number {
  const level = Math.floor(Math.log2(leaves));
  // The logarithm of a large number just below a power of two is rounded up.
  return 2 ** level > leaves ? level - 1 : level;
}

function half(number: number): number {
  return Math.floor(number / 2);
}

function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}
