import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Hash, leafHash, nodeHash } from "./hash.ts";
import { type Signer, verifierKey } from "./note.ts";
import { TILE_WIDTH, type Tile } from "./tile.ts";
import type { ReadHashes } from "./tree.ts";

/** Leaves that differ from each other. */
export function someLeaves(count: number): readonly Hash[] {
  return Array.from({ length: count }, (_, place) => leafHash(utf8ToBytes(`entry ${place}`)));
}

/** Computes the root of leaves as RFC 6962 defines it, by recursion. */
export function rootByDefinition(leaves: readonly Hash[]): Hash {
  const [first] = leaves;
  if (first === undefined) throw new Error("no leaves");
  if (leaves.length === 1) return first;
  let left = 1;
  while (2 * left < leaves.length) left *= 2;
  return nodeHash(rootByDefinition(leaves.slice(0, left)), rootByDefinition(leaves.slice(left)));
}

/** The hashes of complete subtrees that were computed before. */
const known = new WeakMap<readonly Hash[], Map<string, Hash>>();

function subtreeOf(leaves: readonly Hash[], first: number, count: number): Hash {
  const own = known.get(leaves) ?? new Map<string, Hash>();
  known.set(leaves, own);
  const name = `${first} ${count}`;
  const hash = own.get(name) ?? rootByDefinition(leaves.slice(first, first + count));
  own.set(name, hash);
  return hash;
}

/** Reads the hashes of subtrees of leaves in memory. */
export function readLeaves(leaves: readonly Hash[]): ReadHashes {
  return async (subtrees) => subtrees.map(({ level, index }) => subtreeOf(leaves, index * 2 ** level, 2 ** level));
}

/** Returns the bytes of a tile of leaves in memory. */
export function tileOf(leaves: readonly Hash[], { level, index, width }: Tile): Uint8Array {
  if (level === "entries") throw new Error("leaves have no entries");
  const span = TILE_WIDTH ** level;
  return concatBytes(
    ...Array.from({ length: width }, (_, place) => subtreeOf(leaves, (index * TILE_WIDTH + place) * span, span)),
  );
}

/** Makes a key of Ed25519. */
export async function someSigner(name: string, type: 1 | 4): Promise<Signer> {
  const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no pair of keys");
  const { privateKey, publicKey } = pair;
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
  return {
    key: verifierKey(name, type, raw),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, Uint8Array.from(message))),
  };
}
