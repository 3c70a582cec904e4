import { leafHash } from "@fairhouse/transparency/hash.ts";
import { NoteError, parseVkey, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { formatProof, type Proven, parseProof, verifyProof } from "@fairhouse/transparency/proof-file.ts";
import { decodeCbor, encodeCbor } from "./cbor.ts";
import { type CommittedRecord, commitmentOf } from "./commitment.ts";
import { decodeEntry, type Entry } from "./entry.ts";
import { EntryError } from "./fields.ts";

// A tlog-proof of one entry, whose extra data is the CBOR map {entry, record, salt, vkey}.

/** Everything that proves one entry, offline and for ever. */
export interface EntryProof {
  readonly index: number;
  readonly entry: Uint8Array;
  readonly salt: string;
  readonly record: CommittedRecord;
  readonly path: readonly Uint8Array[];
  readonly checkpoint: string;
  readonly vkey: string;
}

export function formatEntryProof({ index, entry, salt, record, path, checkpoint, vkey }: EntryProof): string {
  return formatProof({ extra: encodeCbor({ entry, salt, record, vkey }), index, path, checkpoint });
}

export interface ProvenEntry extends Proven {
  readonly index: number;
  readonly entry: Entry;
  /** The record that the entry commits to. */
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
  const entry = entryOf(extra.entry);
  if (!("commitment" in entry)) throw new NoteError(`an entry of the kind ${entry.kind} commits to nothing`);
  if (commitmentOf(entry.kind, extra.salt, extra.record) !== entry.commitment) {
    throw new NoteError("the record is not the one that the entry commits to");
  }
  const proven = await verifyProof(proof, leafHash(extra.entry), key);
  return { ...proven, index: proof.index, entry, record: extra.record, key };
}

function entryOf(bytes: Uint8Array): Entry {
  try {
    return decodeEntry(bytes);
  } catch (error) {
    throw error instanceof EntryError ? new NoteError(error.message) : error;
  }
}

function extraOf(bytes: Uint8Array) {
  let value: unknown;
  try {
    value = decodeCbor(bytes);
  } catch {
    throw new NoteError("the data of the proof cannot be read");
  }
  if (
    typeof value !== "object" ||
    value === null ||
    !("entry" in value && "salt" in value && "record" in value && "vkey" in value)
  ) {
    throw new NoteError("the data of the proof has no entry, salt, record and key");
  }
  const { entry, salt, record, vkey } = value;
  if (
    !(entry instanceof Uint8Array) ||
    typeof salt !== "string" ||
    !/^[0-9a-f]{64}$/.test(salt) ||
    typeof vkey !== "string"
  ) {
    throw new NoteError("the data of the proof is of another form");
  }
  return { entry, salt, vkey, record: record as CommittedRecord };
}
