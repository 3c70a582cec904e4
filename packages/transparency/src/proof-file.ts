import { fromBase64, toBase64, wholeOf } from "./bytes.ts";
import { type Checkpoint, parseCheckpoint } from "./checkpoint.ts";
import { HASH_BYTES, type Hash } from "./hash.ts";
import { NoteError, parseNote, type Signed, signersOf, type VerifierKey } from "./note.ts";
import { provesInclusion } from "./tree.ts";

/** A proof that a log has an entry, to be checked offline (C2SP tlog-proof). */
export interface ProofFile {
  /** Data of the application, which nothing authenticates; null without it. */
  readonly extra: Uint8Array | null;
  readonly index: number;
  readonly path: readonly Hash[];
  /** The signed checkpoint, as it was served. */
  readonly checkpoint: string;
}

const FIRST_LINE = "c2sp.org/tlog-proof@v1";
/** A tree has at most 2^53 leaves here. */
const LONGEST_PATH = 63;

export function formatProof({ extra, index, path, checkpoint }: ProofFile): string {
  const lines = [
    FIRST_LINE,
    ...(extra === null ? [] : [`extra ${toBase64(extra)}`]),
    `index ${index}`,
    ...path.map(toBase64),
  ];
  return `${lines.join("\n")}\n\n${checkpoint}`;
}

/** Reads a proof. @throws NoteError for any other text, one that was cut among them. */
export function parseProof(text: string): ProofFile {
  const end = text.indexOf("\n\n");
  const [first, ...lines] = text.slice(0, Math.max(0, end)).split("\n");
  if (first !== FIRST_LINE) throw new NoteError(`the file does not begin with ${FIRST_LINE}`);
  const extra = lines[0]?.startsWith("extra ") ? fromBase64(lines.shift()?.slice("extra ".length) ?? "") : undefined;
  const [, indexText = ""] = /^index (.*)$/.exec(lines.shift() ?? "") ?? [];
  const index = wholeOf(indexText);
  const path = lines.map(fromBase64);
  if (extra === null || index === null) throw new NoteError("the index of the proof, or its data, cannot be read");
  if (path.length > LONGEST_PATH) throw new NoteError("the path of the proof is too long");
  const hashes = path.flatMap((hash) => (hash?.length === HASH_BYTES ? [hash] : []));
  if (hashes.length < path.length) throw new NoteError("a line of the path is not a hash");
  return { extra: extra ?? null, index, path: hashes, checkpoint: text.slice(end + 2) };
}

/** A checkpoint that was checked, with the keys that have signed it. */
export interface Proven {
  readonly checkpoint: Checkpoint;
  readonly signed: readonly Signed[];
}

/**
 * Checks that the log of a key has an entry.
 * @param log the key of the log, whose name is its origin.
 * @param witnesses the keys of the witnesses whose cosignatures count.
 * @throws NoteError that says what is wrong.
 */
export async function verifyProof(
  proof: ProofFile,
  leaf: Hash,
  log: VerifierKey,
  witnesses: readonly VerifierKey[] = [],
): Promise<Proven> {
  const note = parseNote(proof.checkpoint);
  const checkpoint = parseCheckpoint(note.text);
  if (checkpoint.origin !== log.name) {
    throw new NoteError(`the checkpoint is of ${checkpoint.origin}, not of ${log.name}`);
  }
  const signed = await signersOf(note, [log, ...witnesses]);
  if (!signed.some(({ key }) => key === log)) throw new NoteError("the log has not signed the checkpoint");
  if (!provesInclusion(leaf, proof.index, checkpoint.size, proof.path, checkpoint.root)) {
    throw new NoteError("the path does not lead from the entry to the root of the checkpoint");
  }
  return { checkpoint, signed };
}
