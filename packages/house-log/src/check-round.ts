import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import type { VerifierKey } from "@fairhouse/transparency/note.ts";
import { encodeCbor } from "./cbor.ts";
import { type CheckedPart, checkPlace, type GivenPlace } from "./check-place.ts";
import { decodeEntry, type EntryOf, ROUND_STEP } from "./entry.ts";
import { EntryError } from "./fields.ts";

/** A round as it is shown, to be compared with its entries. */
export interface ShownRound {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  /** Place of its link in the chain. */
  readonly index: number;
  /** Null until it is over. */
  readonly outcome: unknown;
  /** Null until it is public. */
  readonly link: string | null;
  /** The hash of the client seeds that it mixes; null for one that mixes none, or until they are public. */
  readonly mixed: string | null;
}

export interface CheckedRoundEntry {
  readonly entry: ({ kind: "round" } & EntryOf<"round">) | ({ kind: "seeds" } & EntryOf<"seeds">);
  /** The first part that does not hold; null if all do. */
  readonly wrong: Exclude<CheckedPart, "committed"> | null;
  readonly size: number | null;
}

/**
 * Checks one entry of a round: that it says what is shown, and is in a tree that the log has signed.
 * @throws EntryError for any other bytes than an entry of a round or of its seeds.
 */
export async function checkRoundEntry(
  shown: ShownRound,
  given: GivenPlace,
  key: VerifierKey,
): Promise<CheckedRoundEntry> {
  const entry = decodeEntry(given.entry);
  if (entry.kind !== "round" && entry.kind !== "seeds") throw new EntryError(`an entry of a round is ${entry.kind}`);
  const { wrong, size } = await checkPlace(given, key);
  return { entry, wrong: saysWhatIsShown(shown, entry) ? wrong : "shown", size };
}

function saysWhatIsShown(shown: ShownRound, entry: CheckedRoundEntry["entry"]): boolean {
  const { id, table, number, index, outcome, link, mixed } = shown;
  if (entry.kind === "seeds") return entry.round === id && (mixed === null || entry.mixed === mixed);
  if (entry.round !== id || entry.table !== table || entry.number !== number || entry.index !== index) return false;
  if (entry.step === ROUND_STEP.shown && outcome !== null)
    return sameBytes(encodeCbor(entry.outcome), encodeCbor(outcome));
  return entry.step !== ROUND_STEP.revealed || link === null || entry.link === link;
}
