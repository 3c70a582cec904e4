import { type ProvenEntry, verifyEntryProof } from "@fairhouse/house-log/proof.ts";
import { formatVkey, NoteError } from "@fairhouse/transparency/note.ts";
import { printable } from "@fairhouse/transparency/printable.ts";

/** A name of the log's format with its value, both in plain characters. */
export type Row = readonly [name: string, value: string];

/** A proven entry, in plain characters. */
export interface ProvenReport {
  readonly kind: ProvenEntry["entry"]["kind"];
  readonly origin: string;
  readonly vkey: string;
  readonly index: number;
  readonly size: number;
  /** The fields of the entry in their order. */
  readonly entry: readonly Row[];
  /** The record that the entry commits to; null for an entry that commits to nothing. */
  readonly record: readonly Row[] | null;
}

export type Report =
  | { readonly verdict: "holds"; readonly proven: ProvenReport }
  | { readonly verdict: "broken"; readonly reason: string }
  /** This browser has no Ed25519. */
  | { readonly verdict: "unable" };

/** A proof has some kilobytes; longer files are refused unread. */
const MOST_BYTES = 1_000_000;

/**
 * Verifies the proof in a file.
 * @param vkey the key of the log that the reader knows; null to take the key of the file, which anybody can have written.
 */
export async function reportOf(file: Blob, vkey: string | null): Promise<Report> {
  if (file.size > MOST_BYTES) return { verdict: "broken", reason: "the file is too long for a proof" };
  try {
    return { verdict: "holds", proven: described(await verifyEntryProof(await file.text(), vkey)) };
  } catch (error) {
    if (error instanceof NoteError) return { verdict: "broken", reason: printable(error.message) };
    if (lacksEd25519(error)) return { verdict: "unable" };
    throw error;
  }
}

function lacksEd25519(error: unknown): boolean {
  return (
    globalThis.crypto.subtle === undefined || (error instanceof DOMException && error.name === "NotSupportedError")
  );
}

function described({ entry, record, checkpoint, index, key }: ProvenEntry): ProvenReport {
  const { kind, ...fields } = entry;
  return {
    kind,
    origin: printable(checkpoint.origin),
    vkey: printable(formatVkey(key)),
    index,
    size: checkpoint.size,
    entry: rowsOf(fields),
    record: typeof record === "object" && record !== null ? rowsOf(record) : null,
  };
}

function rowsOf(fields: object): readonly Row[] {
  return Object.entries(fields).map(([name, value]) => [printable(name), plainValue(name, value)]);
}

function plainValue(name: string, value: unknown): string {
  if (value === null) return "–";
  if (name === "time" && typeof value === "number" && isDate(value))
    return `${value} (${new Date(value).toISOString()})`;
  return printable(typeof value === "string" ? value : JSON.stringify(value));
}

function isDate(milliseconds: number): boolean {
  return !Number.isNaN(new Date(milliseconds).getTime());
}
