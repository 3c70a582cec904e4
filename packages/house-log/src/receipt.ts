import { fromBase64, sameBytes, toBase64, wholeOf } from "@fairhouse/transparency/bytes.ts";
import { rootOfLeaves } from "@fairhouse/transparency/frontier.ts";
import { HASH_BYTES, leafHash } from "@fairhouse/transparency/hash.ts";
import {
  formatNote,
  NoteError,
  parseNote,
  type Signer,
  signersOf,
  signNote,
  type VerifierKey,
} from "@fairhouse/transparency/note.ts";

// A receipt is a signed note (C2SP signed-note) of four lines: the origin of the log with "/receipts", the time at which it was
// signed, the longest delay in milliseconds, and the RFC 6962 root over the leaves of the entries that it promises.

/** The house writes what it has promised within this time. */
export const RECEIPT_DELAY_MS = 60_000;
const SUFFIX = "/receipts";

/** The promise of a house that entries will stand in its log. */
export interface Receipt {
  /** Names the log. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The entries stand in every head with a beat that is later than `time` by more than this, in milliseconds. */
  readonly withinMs: number;
  /** The root of the tree whose leaves are the entries, in order. */
  readonly root: Uint8Array;
}

/** Signs the promise of entries. @param time milliseconds since 1970. */
export async function signReceipt(entries: readonly Uint8Array[], time: number, signer: Signer): Promise<string> {
  const root = rootOfLeaves(entries.map(leafHash));
  const text = [`${signer.key.name}${SUFFIX}`, time, RECEIPT_DELAY_MS, toBase64(root)]
    .map((line) => `${line}\n`)
    .join("");
  return formatNote({ text, signatures: [await signNote(text, signer)] });
}

/** Reads a receipt, and checks that the log of a key has signed it for these entries. @throws NoteError */
export async function checkReceipt(note: string, entries: readonly Uint8Array[], key: VerifierKey): Promise<Receipt> {
  const parsed = parseNote(note);
  await signersOf(parsed, [key]);
  const receipt = parseReceipt(parsed.text);
  if (receipt.origin !== key.name) throw new NoteError(`the receipt is of ${receipt.origin}, not of ${key.name}`);
  if (!sameBytes(receipt.root, rootOfLeaves(entries.map(leafHash)))) {
    throw new NoteError("the receipt promises other entries");
  }
  return receipt;
}

function parseReceipt(text: string): Receipt {
  const [name = "", timeText = "", withinText = "", rootText = "", ...rest] = text.split("\n");
  const [time, withinMs, root] = [wholeOf(timeText), wholeOf(withinText), fromBase64(rootText)];
  const isWhole = name.endsWith(SUFFIX) && rest.length === 1 && rest[0] === "";
  if (!isWhole || time === null || withinMs === null || root?.length !== HASH_BYTES) {
    throw new NoteError("the text is not a receipt");
  }
  return { origin: name.slice(0, -SUFFIX.length), time, withinMs, root };
}
