import { bytesToHex } from "@noble/hashes/utils.js";
import { sha256Hex } from "./hash.ts";
import { Secret } from "./secret.ts";

/** A source of unpredictable bytes: the host's `crypto`, passed as an argument so that tests can use their own. */
export type RandomBytes = (count: number) => Uint8Array;

export const MAX_CLIENT_SEED_LENGTH = 64;

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;
const SALT_BYTES = 32;

/**
 * Control, format (zero-width, bidi) and private characters, lone surrogates, line and paragraph separators. Unassigned
 * characters are allowed: their set depends on the age of the engine, and a seed must be valid everywhere.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Returns the commitment that is published before a server seed is used: SHA-256 of its 64 hex digits as text. */
export function commitmentOf(serverSeed: string): string {
  return sha256Hex(serverSeed);
}

/**
 * Returns true if a player may use this text as client seed: 1 to 64 UTF-16 units, all printable, so that it can be
 * copied exactly.
 */
export function isClientSeed(text: string): boolean {
  return text.length >= 1 && text.length <= MAX_CLIENT_SEED_LENGTH && !UNPRINTABLE.test(text);
}

/** Makes a new server seed, or the root of a chain: 256 bits as 64 hex digits. */
export function newServerSeed(randomBytes: RandomBytes): Secret {
  return new Secret(bytesToHex(randomBytes(SERVER_SEED_BYTES)));
}

/** Makes a client seed for a player who has not chosen one: 16 hex digits. */
export function newClientSeed(randomBytes: RandomBytes): string {
  return bytesToHex(randomBytes(CLIENT_SEED_BYTES));
}

/** Makes a salt for a chain, drawn by the house after the terminal hash was published: 64 hex digits. */
export function newSalt(randomBytes: RandomBytes): string {
  return bytesToHex(randomBytes(SALT_BYTES));
}
