import { hash } from "node:crypto";
import { fromBase64, sameBytes, wholeOf } from "@fairhouse/transparency/bytes.ts";
import { type Checkpoint, parseCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { EMPTY_ROOT, HASH_BYTES, type Hash } from "@fairhouse/transparency/hash.ts";
import {
  cosign,
  formatNote,
  formatSignature,
  type Note,
  NoteError,
  parseNote,
  type Signer,
  signersOf,
  type VerifierKey,
} from "@fairhouse/transparency/note.ts";
import { provesConsistency } from "@fairhouse/transparency/tree.ts";
import type { Cosigned, WitnessStore } from "./witness-store.ts";

/** The longest proof of consistency that a client may send. */
const LONGEST_PROOF = 63;

/** An answer over HTTP, as C2SP tlog-witness names it. */
export interface Answer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly body: string;
  /** The content type; plain text if it is absent. */
  readonly type?: string;
}

interface Request {
  readonly old: number;
  readonly proof: readonly Hash[];
  readonly note: Note;
  readonly checkpoint: Checkpoint;
}

export interface WitnessParts {
  readonly store: WitnessStore;
  readonly signer: Signer;
  /** The keys of the logs that are witnessed; the name of each is its origin. */
  readonly logs: readonly VerifierKey[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Signs the checkpoints of logs, as long as each continues the one before. */
export class Witness {
  readonly #parts: WitnessParts;
  readonly #origins: ReadonlyMap<string, string>;

  constructor(parts: WitnessParts) {
    this.#parts = parts;
    this.#origins = new Map(parts.logs.map(({ name }) => [hash("sha256", name, "hex"), name]));
  }

  /** Answers `POST /add-checkpoint`. */
  async addCheckpoint(body: string): Promise<Answer> {
    const request = parseRequest(body);
    if (request === null) return { status: 400, body: "the request is not one of add-checkpoint\n" };
    const { note, checkpoint } = request;
    const { store, signer, logs, now } = this.#parts;
    const { origin, size, root } = checkpoint;
    const keys = logs.filter(({ name }) => name === origin);
    if (keys.length === 0) return { status: 404, body: `nothing is known of ${origin}\n` };
    const signed = await signersOf(note, keys).catch((error: unknown) => {
      if (error instanceof NoteError) return null;
      throw error;
    });
    if (signed === null) return { status: 403, body: `the checkpoint is not signed by ${origin}\n` };
    const early = refusalOf(request, store.newest(origin));
    if (early !== null) return early;

    const signature = await cosign(note.text, Math.floor(now() / 1000), signer);
    const byLog = note.signatures.filter((own) => keys.some(({ name, id }) => own.name === name && own.id === id));
    const next = { size, root, note: formatNote({ text: note.text, signatures: [...byLog, signature] }) };
    // Another checkpoint may have been signed meanwhile: the signature is only given away if none was.
    const late = store.keep(origin, next, (newest) => refusalOf(request, newest));
    return late ?? { status: 200, body: formatSignature(signature) };
  }

  /** Answers `GET /HASH/checkpoint`. @param originHash the SHA-256 of the log's origin, in hexadecimal digits. */
  checkpoint(originHash: string): Answer {
    const origin = this.#origins.get(originHash);
    const newest = origin === undefined ? null : this.#parts.store.newest(origin);
    return newest === null ? { status: 404, body: "no such log was signed\n" } : { status: 200, body: newest.note };
  }
}

/** Returns what is against a checkpoint after the one that was signed last; null if nothing is. */
function refusalOf({ old, proof, checkpoint }: Request, newest: Cosigned | null): Answer | null {
  const { size, root } = checkpoint;
  if (old > size) return { status: 400, body: "the old size is larger than the new one\n" };
  const before = newest ?? { size: 0, root: EMPTY_ROOT };
  if (old !== before.size) return { status: 409, body: `${before.size}\n`, type: "text/x.tlog.size" };
  if (size === 0 && !sameBytes(root, EMPTY_ROOT)) return { status: 422, body: "an empty tree has another root\n" };
  if (!provesConsistency(before, checkpoint, proof)) {
    return { status: 422, body: "the tree is not shown to continue the one that was signed before\n" };
  }
  return null;
}

function parseRequest(body: string): Request | null {
  const end = body.indexOf("\n\n");
  const [first = "", ...lines] = body.slice(0, Math.max(0, end)).split("\n");
  const old = first.startsWith("old ") ? wholeOf(first.slice("old ".length)) : null;
  const proof = lines.flatMap((line) => {
    const own = fromBase64(line);
    return own?.length === HASH_BYTES ? [own] : [];
  });
  if (old === null || proof.length < lines.length || proof.length > LONGEST_PROOF) return null;
  try {
    const note = parseNote(body.slice(end + 2));
    return { old, proof, note, checkpoint: parseCheckpoint(note.text) };
  } catch (error) {
    if (error instanceof NoteError) return null;
    throw error;
  }
}
