import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";

/** A SHA-256 hash: 32 bytes. */
export type Hash = Uint8Array;

export const HASH_BYTES = 32;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The root of a tree without leaves (RFC 6962, section 2.1). */
export const EMPTY_ROOT: Hash = sha256(new Uint8Array());

/** Splits hashes that stand one after the other. */
export function splitHashes(bytes: Uint8Array): readonly Hash[] {
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, place) =>
    Uint8Array.from(bytes.subarray(HASH_BYTES * place, HASH_BYTES * (place + 1))),
  );
}

/** Returns the hash of an entry as a leaf of the tree (RFC 6962, section 2.1). */
export function leafHash(entry: Uint8Array): Hash {
  return sha256(concatBytes(LEAF, entry));
}

/** Returns the hash over two subtrees (RFC 6962, section 2.1). */
export function nodeHash(left: Hash, right: Hash): Hash {
  return sha256(concatBytes(NODE, left, right));
}
