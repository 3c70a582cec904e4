import type { Clock } from "@fairhouse/platform/clock.ts";
import { toBase64, wholeOf } from "@fairhouse/transparency/bytes.ts";
import {
  formatNote,
  formatVkey,
  type Note,
  NoteError,
  parseNote,
  type Signature,
  signersOf,
} from "@fairhouse/transparency/note.ts";
import { consistencyProof, type ReadHashes } from "@fairhouse/transparency/tree.ts";
import type { LogWitness } from "../../../machinery/setting-kinds.ts";
import { headOf } from "../files/log-files.ts";

/** Witnesses are asked at most so often. */
const ASK_EVERY_MS = 10_000;
const ANSWER_MS = 5_000;
/** A head that no witness signs is published without them after this time. */
const PATIENCE_MS = 30_000;

/** The answer of a witness: its signature, or why there is none. */
type Answer = { readonly signature: Signature } | { readonly why: string };

export interface WitnessesParts {
  readonly list: readonly LogWitness[];
  readonly clock: Clock;
  /** Called with the name of each witness that was asked, and the reason for which it has not signed; null if it has. */
  readonly onAnswer: (witness: string, why: string | null) => void;
}

/** Has the heads of a log cosigned before they are published. */
export class Witnesses {
  readonly #parts: WitnessesParts;
  /** The tree of each log that each witness has signed last; asked for when it is not known. A house goes on with its next log. */
  readonly #sizes = new Map<string, number>();
  #askedAt = Number.NEGATIVE_INFINITY;
  #signedAt: number;

  constructor(parts: WitnessesParts) {
    this.#parts = parts;
    this.#signedAt = parts.clock.monotonic();
  }

  /**
   * Returns a head with the signatures of its witnesses, ready to be published; null while they are to be waited for.
   * Without witnesses, and after a time in which none has answered, the head as it is.
   */
  async cosigned(head: string, hashes: ReadHashes): Promise<string | null> {
    const { list, clock } = this.#parts;
    if (list.length === 0) return head;
    const now = clock.monotonic();
    const isLate = now - this.#signedAt >= PATIENCE_MS;
    if (now - this.#askedAt < ASK_EVERY_MS) return isLate ? head : null;
    this.#askedAt = now;
    const note = parseNote(head);
    const answers = await Promise.all(list.map((witness) => this.#ask(witness, note, head, hashes)));
    const signatures = answers.flatMap((answer) => ("signature" in answer ? [answer.signature] : []));
    if (signatures.length === 0) return isLate ? head : null;
    this.#signedAt = clock.monotonic();
    return formatNote({ text: note.text, signatures: [...note.signatures, ...signatures] });
  }

  async #ask(witness: LogWitness, note: Note, head: string, hashes: ReadHashes): Promise<Answer> {
    const answer = await this.#tell(witness, note, head, hashes).catch((error: unknown): Answer => {
      return { why: error instanceof Error ? error.message : String(error) };
    });
    this.#parts.onAnswer(witness.key.name, "signature" in answer ? null : answer.why);
    return answer;
  }

  async #tell({ key, address }: LogWitness, note: Note, head: string, hashes: ReadHashes): Promise<Answer> {
    const { size, origin } = headOf(head).checkpoint;
    const signed = [origin, formatVkey(key)].join(" ");
    for (let attempt = 0; attempt < 2; attempt++) {
      const old = this.#sizes.get(signed) ?? 0;
      // It knows a later tree than this server has: somebody else has signed for this log.
      if (old > size) return { why: `it has signed ${old} entries, and the log has ${size}` };
      const proof = await consistencyProof(old, size, hashes);
      const answer = await fetch(`${address}/add-checkpoint`, {
        method: "POST",
        body: [`old ${old}\n`, ...proof.map((hash) => `${toBase64(hash)}\n`), "\n", head].join(""),
        signal: AbortSignal.timeout(ANSWER_MS),
        redirect: "error",
      });
      const text = await beginningOf(answer);
      if (answer.ok) {
        const signature = await signatureOf(note, text, key);
        if (signature === null) return { why: "its answer is not its signature" };
        this.#sizes.set(signed, size);
        return { signature };
      }
      const known = answer.status === 409 ? wholeOf(text.trim()) : null;
      if (known === null) return { why: `it answers ${answer.status}: ${text.trim()}` };
      this.#sizes.set(signed, known);
    }
    return { why: "it answers 409 again and again" };
  }
}

/** An answer has one signature or one number, and what fits in here of a reason. */
const MOST_BYTES = 10_000;

/** Reads no more of an answer than a witness has to say: somebody else runs it. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let left = MOST_BYTES;
  for await (const chunk of body ?? []) {
    chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) break;
  }
  return Buffer.concat(chunks).toString();
}

/** Returns the signature of a witness in its answer; null if there is none, or one that is not of its key. */
async function signatureOf({ text }: Note, lines: string, key: LogWitness["key"]): Promise<Signature | null> {
  try {
    const { signatures } = parseNote(`${text}\n${lines}`);
    const own = signatures.filter(({ name, id }) => name === key.name && id === key.id);
    await signersOf({ text, signatures: own }, [key]);
    return own[0] ?? null;
  } catch (error) {
    if (error instanceof NoteError) return null;
    throw error;
  }
}
