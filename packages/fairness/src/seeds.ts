import { bytesToHex } from "@noble/hashes/utils.js";
import { sha256Hex } from "./hash.ts";
import { Secret } from "./secret.ts";

/** A source of unpredictable bytes; the host's `crypto`, given as an argument so that tests can give their own. */
export type RandomBytes = (count: number) => Uint8Array;

export const MAX_CLIENT_SEED_LENGTH = 64;

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;
const SALT_BYTES = 32;

/**
 * Control, format (zero-width, bidi) and private characters, lone surrogates, line and paragraph separators.
 * Unassigned ones are allowed: which those are depends on the age of the engine, and a seed must be valid everywhere.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is published before a server seed is used: SHA-256 of its 64 hex digits as text. */
export function commitmentOf(serverSeed: string): string {
  return sha256Hex(serverSeed);
}

/**
 * Whether a player may use this text as client seed: 1 to 64 UTF-16 units, all printable, so that it can be copied
 * exactly.
 */
export function isClientSeed(text: string): boolean {
  return text.length >= 1 && text.length <= MAX_CLIENT_SEED_LENGTH && !UNPRINTABLE.test(text);
}

/** A new server seed, or the root of a chain: 256 bits as 64 hex digits. */
export function newServerSeed(randomBytes: RandomBytes): Secret {
  return new Secret(bytesToHex(randomBytes(SERVER_SEED_BYTES)));
}

/** A client seed for a player who has not chosen one: 16 hex digits. */
export function newClientSeed(randomBytes: RandomBytes): string {
  return bytesToHex(randomBytes(CLIENT_SEED_BYTES));
}

/** A salt for a chain, drawn by the house after the terminal hash was published: 64 hex digits. */
export function newSalt(randomBytes: RandomBytes): string {
  return bytesToHex(randomBytes(SALT_BYTES));
}
