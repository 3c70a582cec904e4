import { decodeEntry } from "@fairhouse/house-log/entry.ts";
import { EntryError } from "@fairhouse/house-log/fields.ts";
import { type LogReader, type SignedHead, signedHead } from "@fairhouse/transparency/log-reader.ts";
import { NoteError, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { BadTile } from "@fairhouse/transparency/tile.ts";
import { consistencyProof, provesConsistency } from "@fairhouse/transparency/tree.ts";
import { Failure } from "../command.ts";
import type { LogFinding } from "./report.ts";

/** A log as it is served now. */
export interface ServedLog {
  readonly n: number;
  readonly key: VerifierKey;
  readonly reader: LogReader;
  readonly head: SignedHead;
}

/** The logs of a house, compared. */
interface Succession {
  /** The head that was seen of the last log; null if there is none. */
  readonly seen: SignedHead | null;
  readonly findings: readonly LogFinding[];
}

export const NOTHING_LOST = "a house leaves nothing of its logs behind";

/**
 * Checks that a house has left nothing of its logs behind: each has what earlier audits have seen of it, and the next one
 * begins with a signed head of it that has all that is served. A log that has ended cannot be mended if its disk was lost,
 * so what is wrong with it is a finding, and the log after it is audited all the same.
 * @param logs in their order.
 * @param kept the notes of heads that were seen, by the numbers of their logs.
 * @throws Failure for the last log.
 */
export async function checkSuccession(
  logs: readonly ServedLog[],
  kept: ReadonlyMap<number, string>,
): Promise<Succession> {
  const findings: LogFinding[] = [];
  const find = (error: unknown) => {
    if (!(error instanceof Failure || error instanceof NoteError || error instanceof BadTile)) throw error;
    findings.push({ rule: NOTHING_LOST, index: 0, about: error.message });
  };
  let before: ServedLog | null = null;
  let seen: SignedHead | null = null;
  for (const log of logs) {
    const isLast = log === logs.at(-1);
    const earlier = before;
    if (earlier !== null)
      await namedBy(log, earlier)
        .then((head) => continues(earlier, earlier.head, head))
        .catch(find);
    const going = goesOn(log, kept.get(log.n));
    seen = isLast ? await going : null;
    if (!isLast) await going.catch(find);
    before = log;
  }
  return { seen, findings };
}

/** Returns the head that was seen of a log, which goes on with it; null if there is none. @throws Failure */
async function goesOn(log: ServedLog, note: string | undefined): Promise<SignedHead | null> {
  if (note === undefined) return null;
  const seen = await keptHead(note, log);
  await continues(log, seen, log.head);
  return seen;
}

async function keptHead(note: string, { n, key }: ServedLog): Promise<SignedHead> {
  return signedHead(note, key).catch((error: unknown) => {
    throw error instanceof NoteError
      ? new Failure(`the head of log ${n} that was kept is not of this key: ${error.message}`)
      : error;
  });
}

/** Returns the head of a log with which the next one begins. */
async function namedBy({ n, reader, head }: ServedLog, before: ServedLog): Promise<SignedHead> {
  const [first] = await reader.bundle(0, head.checkpoint.size);
  try {
    const house = decodeEntry(first ?? new Uint8Array());
    if (house.kind === "house" && house.predecessor !== null) return await signedHead(house.predecessor, before.key);
  } catch (error) {
    if (!(error instanceof NoteError || error instanceof EntryError)) throw error;
  }
  throw new Failure(`log ${n} does not begin with a signed head of log ${before.n}`);
}

/** @throws Failure if a log does not go on with what was seen of it before. */
async function continues({ n, reader }: ServedLog, before: SignedHead, after: SignedHead): Promise<void> {
  const [from, to] = [before.checkpoint, after.checkpoint];
  if (from.size > to.size)
    throw new Failure(`log ${n} went back: it had ${from.size} entries, and ends with ${to.size}`);
  const proof = await consistencyProof(from.size, to.size, reader.hashes(to.size));
  if (!provesConsistency(from, to, proof)) {
    throw new Failure(`log ${n} is another one than before. Both heads are signed:\n\n${before.note}\n${after.note}`);
  }
}
