import { leafHash } from "@fairhouse/transparency/hash.ts";
import { NoteError, parseVkey, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { formatProof, type Proven, parseProof, verifyProof } from "@fairhouse/transparency/proof-file.ts";
import { decodeCbor, encodeCbor } from "./cbor.ts";
import { type CommittedRecord, commitmentOf } from "./commitment.ts";
import { decodeEntry, type Entry } from "./entry.ts";
import { EntryError } from "./fields.ts";

// A tlog-proof of one entry, whose extra data is the CBOR map {entry, record, salt, vkey}, or {entry, vkey} for an entry that
// commits to nothing.

/** A record that an entry commits to, with its salt of 64 hexadecimal digits. */
interface Opened {
  readonly salt: string;
  readonly record: CommittedRecord;
}

/** Everything that proves one entry, offline and for ever. */
export interface EntryProof {
  readonly index: number;
  readonly entry: Uint8Array;
  /** Null for an entry that is wholly public. */
  readonly committed: Opened | null;
  readonly path: readonly Uint8Array[];
  readonly checkpoint: string;
  readonly vkey: string;
}

export function formatEntryProof({ index, entry, committed, path, checkpoint, vkey }: EntryProof): string {
  return formatProof({ extra: encodeCbor({ entry, ...committed, vkey }), index, path, checkpoint });
}

export interface ProvenEntry extends Proven {
  readonly index: number;
  readonly entry: Entry;
  /** The record that the entry commits to; null if it is wholly public. */
  readonly record: unknown;
  /** The key that was used: the one that was given, or that of the file. */
  readonly key: VerifierKey;
}

/**
 * Verifies the text of a proof.
 * @param vkey the key of the log, known from elsewhere; null to take that of the file, which proves nothing about who signed.
 * @throws NoteError that says what is wrong, for a file that was cut too.
 */
export async function verifyEntryProof(text: string, vkey: string | null): Promise<ProvenEntry> {
  const proof = parseProof(text);
  const extra = proof.extra === null ? null : extraOf(proof.extra);
  if (extra === null) throw new NoteError("the file has no entry");
  const key = parseVkey(vkey ?? extra.vkey);
  const { committed } = extra;
  const entry = entryOf(extra.entry);
  if (!isOpenedBy(entry, committed)) throw new NoteError("the record is not the one that the entry commits to");
  const proven = await verifyProof(proof, leafHash(extra.entry), key);
  return { ...proven, index: proof.index, entry, record: committed?.record ?? null, key };
}

function isOpenedBy(entry: Entry, committed: Opened | null): boolean {
  if (!("commitment" in entry)) return committed === null;
  return committed !== null && commitmentOf(entry.kind, committed.salt, committed.record) === entry.commitment;
}

function entryOf(bytes: Uint8Array): Entry {
  try {
    return decodeEntry(bytes);
  } catch (error) {
    throw error instanceof EntryError ? new NoteError(error.message) : error;
  }
}

const OTHER_FORM = "the data of the proof is of another form";

function extraOf(bytes: Uint8Array) {
  const value = decodedExtra(bytes);
  if (typeof value !== "object" || value === null || !("entry" in value && "vkey" in value)) {
    throw new NoteError("the data of the proof has no entry and no key");
  }
  const { entry, vkey } = value;
  if (!(entry instanceof Uint8Array) || typeof vkey !== "string") throw new NoteError(OTHER_FORM);
  if (!("salt" in value && "record" in value)) return { entry, vkey, committed: null };
  const { salt, record } = value;
  if (typeof salt !== "string" || !/^[0-9a-f]{64}$/.test(salt)) throw new NoteError(OTHER_FORM);
  // Trusted cast: whatever it is, the commitment of the entry is compared with it.
  return { entry, vkey, committed: { salt, record: record as CommittedRecord } };
}

function decodedExtra(bytes: Uint8Array): unknown {
  try {
    return decodeCbor(bytes);
  } catch {
    throw new NoteError("the data of the proof cannot be read");
  }
}
