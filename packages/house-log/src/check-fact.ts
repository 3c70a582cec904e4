import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import type { VerifierKey } from "@fairhouse/transparency/note.ts";
import { encodeCbor } from "./cbor.ts";
import { type CheckedPart, checkPlace, type GivenPlace } from "./check-place.ts";
import { decodeEntry, type EntryOf, FACT_STEP } from "./entry.ts";
import { EntryError } from "./fields.ts";
import { stateHash } from "./state-hash.ts";

/** A fact on which a bet is settled, as it is shown, to be compared with its entries. */
export interface ShownFact {
  readonly id: string;
  /** The results that it had, the first one first, null for a void fact; empty until it is over. */
  readonly results: readonly unknown[];
  /** The last link of the chain that decides it; null for a fact from elsewhere, and until it is public. */
  readonly link: string | null;
  /** States of it that are shown as published. A version that published nothing has the state of the one before it. */
  readonly states: readonly { readonly version: number; readonly state?: unknown }[];
}

export interface CheckedFactEntry {
  readonly entry: ({ kind: "fact" } & EntryOf<"fact">) | ({ kind: "price" } & EntryOf<"price">);
  /** The first part that does not hold; null if all do. */
  readonly wrong: Exclude<CheckedPart, "committed"> | null;
  readonly size: number | null;
}

/**
 * Checks one entry of a fact or of its prices: that it says what is shown, and is in a tree that the log has signed. A
 * result that came after what is shown, and a state that is not shown, agree with it.
 * @throws EntryError for any other bytes.
 */
export async function checkFactEntry(shown: ShownFact, given: GivenPlace, key: VerifierKey): Promise<CheckedFactEntry> {
  const entry = decodeEntry(given.entry);
  if (entry.kind !== "fact" && entry.kind !== "price") throw new EntryError(`an entry of a fact is ${entry.kind}`);
  const { wrong, size } = await checkPlace(given, key);
  return { entry, wrong: saysWhatIsShown(shown, entry) ? wrong : "shown", size };
}

function saysWhatIsShown({ id, results, link, states }: ShownFact, entry: CheckedFactEntry["entry"]): boolean {
  const { fact, step } = entry;
  if (fact !== id) return false;
  if (entry.kind === "price") {
    const since = states.filter(({ version }) => version >= step);
    return since.length === 0 || since.some(({ state }) => stateHash(state) === entry.state);
  }
  if (step < FACT_STEP.known) return true;
  if (link !== null && entry.link !== link) return false;
  const place = step === FACT_STEP.known ? 0 : step - FACT_STEP.firstCorrection + 1;
  return place >= results.length || sameBytes(encodeCbor(entry.result), encodeCbor(results[place]));
}
