import type { HouseLog } from "@fairhouse/protocol/house-log.ts";
import { fromBase64, toBase64, wholeOf } from "@fairhouse/transparency/bytes.ts";
import { formatCheckpoint, parseCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { HASH_BYTES } from "@fairhouse/transparency/hash.ts";
import { signedHead } from "@fairhouse/transparency/log-reader.ts";
import { formatNote, NoteError, parseNote, parseVkey } from "@fairhouse/transparency/note.ts";
import { type Seen, type Watched, type WatchedHouse, watchLog } from "./watch.ts";

/** Number of the log, size of its tree, and 96 bytes of base64url: root and signature. */
const FRAGMENT = /^#log=(\d+)\.(\d+)\.([\w-]{128})$/;

/**
 * Writes a head as the fragment of a link. Servers never get fragments, so a house that shows its players different logs
 * cannot tell whose links it has to spoil.
 * @returns an empty text for a head with lines that this version does not know.
 */
export function fragmentOf({ n, vkey, note }: Seen): string {
  const { text, signatures } = parseNote(note);
  const { size, root, extensions } = parseCheckpoint(text);
  const { id } = parseVkey(vkey);
  const signature = signatures.find((own) => own.id === id)?.bytes ?? [];
  const encoded = toBase64(Uint8Array.of(...root, ...signature))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  const fragment = `#log=${n}.${size}.${encoded}`;
  return extensions.length === 0 && FRAGMENT.test(fragment) ? fragment : "";
}

/** Reads the head in a fragment. Null if there is none that its log has signed: anybody can write a link. */
async function headIn(fragment: string, logs: readonly HouseLog[]): Promise<Omit<Seen, "unansweredSince"> | null> {
  const [, number = "", sizeText = "", encoded = ""] = FRAGMENT.exec(fragment) ?? [];
  const log = logs.find(({ n }) => n === wholeOf(number));
  const size = wholeOf(sizeText);
  const bytes = fromBase64(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  if (log === undefined || size === null || bytes === null) return null;
  const key = parseVkey(log.vkey);
  const note = formatNote({
    text: formatCheckpoint({ origin: key.name, size, root: bytes.slice(0, HASH_BYTES), extensions: [] }),
    signatures: [{ name: key.name, id: key.id, bytes: bytes.slice(HASH_BYTES) }],
  });
  try {
    await signedHead(note, key);
  } catch (error) {
    if (error instanceof NoteError) return null;
    throw error;
  }
  return { n: log.n, vkey: log.vkey, note, behindSince: null };
}

/**
 * Compares the log also with the head that came with a link: two players who were shown different logs find out.
 * @param watched what this browser has found on its own.
 * @param before what it had seen until then: the house may not answer about the head of the link since that time.
 * @throws what fetching throws: then nothing is known.
 */
export async function meetSharer(
  house: WatchedHouse,
  watched: Watched,
  fragment: string,
  before: Seen | null,
): Promise<Watched> {
  const { seen, alarm } = watched;
  // A head that lies behind is waited for already, maybe the one of this link.
  if (alarm !== null || seen === null || (seen.behindSince ?? seen.unansweredSince) !== null) return watched;
  const theirs = await headIn(fragment, await house.logs());
  if (theirs === null) return watched;
  const met = await watchLog(house, { ...theirs, unansweredSince: before?.unansweredSince ?? null });
  const unansweredSince = met.seen?.unansweredSince ?? null;
  if (met.alarm !== null || unansweredSince !== null) return { seen: { ...seen, unansweredSince }, alarm: met.alarm };
  return met.seen?.behindSince === null ? watched : met;
}
