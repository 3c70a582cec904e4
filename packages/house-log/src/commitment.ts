import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { encodeCbor } from "./cbor.ts";
import type { EntryKind } from "./entry.ts";

// Entries commit to these records. They name nobody: a tag is made from the player and from the bet, seed pair or movement, so
// only the player can tell which entries are theirs.

/** The seed pair of a player. */
export interface PairRecord {
  readonly owner: string;
  /** Null until it is revealed: until the first bet with it, the player may choose another. */
  readonly clientSeed: string | null;
  readonly serverSeed: string | null;
}

/** A bet as it was made, before its end was known. */
export interface PlacedRecord {
  readonly owner: string;
  readonly bet: unknown;
  /** The seed pair and the place in it; null for tickets and for bets on facts. */
  readonly pair: string | null;
  readonly nonce: number | null;
  readonly clientSeed: string | null;
}

export interface FurtherStakeRecord {
  readonly owner: string;
  readonly stake: number;
  readonly time: number;
}

/** The end of a bet. */
export interface SettledRecord {
  readonly owner: string;
  readonly outcome: unknown;
  readonly moves: readonly unknown[];
  /** Null for bets that were placed before: their first entry has it. */
  readonly placed: Omit<PlacedRecord, "owner"> | null;
}

export interface MovedRecord {
  readonly owner: string | null;
  readonly reason: string | null;
}

export type CommittedRecord = PairRecord | PlacedRecord | FurtherStakeRecord | SettledRecord | MovedRecord;

/**
 * Returns SHA-256("fairhouse/" kind "/1\n" ‖ salt ‖ record), where the record is deterministic CBOR.
 * @param salt 32 bytes as hexadecimal digits, of this kind, step and reference alone.
 */
export function commitmentOf(kind: EntryKind, salt: string, record: CommittedRecord): string {
  const prefix = utf8ToBytes(`fairhouse/${kind}/1\n`);
  return bytesToHex(sha256(concatBytes(prefix, hexToBytes(salt), encodeCbor(record))));
}
