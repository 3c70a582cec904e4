import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCbor } from "./cbor.ts";

/** Returns the hash of a published state: SHA-256 of its CBOR (docs/log.md), as 64 hexadecimal digits. */
export function stateHash(state: unknown): string {
  return bytesToHex(sha256(encodeCbor(state)));
}
