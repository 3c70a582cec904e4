import type { VerifierKey } from "@fairhouse/transparency/note.ts";
import { type CheckedPart, checkPlace, type GivenPlace } from "./check-place.ts";
import { type CommittedRecord, commitmentOf } from "./commitment.ts";
import {
  CLOCKS_APART_MS,
  decodeEntry,
  type EntryOf,
  FIRST_ADJUSTMENT,
  FIRST_RESETTLEMENT,
  FIRST_SALE,
} from "./entry.ts";
import { EntryError } from "./fields.ts";

/** A bet as it is shown, to be compared with its entries. */
export interface ShownBet {
  readonly id: string;
  readonly game: string;
  readonly kind: "instant" | "hand" | "round" | "external";
  readonly currency: string;
  /** The round whose result decides it, if it is a ticket; null for every other bet. */
  readonly round: string | null;
  readonly stake: number;
  /** Null while it is open. Includes what its parts were sold for; the first one if it was settled again. */
  readonly payout: number | null;
  readonly bet: unknown;
  /** The outcome of the bet itself; that of a ticket is its round's. */
  readonly outcome: unknown;
  readonly moves: readonly unknown[];
  /** The newest of its ends, if it was settled again; null while it is open. */
  readonly ended: string | null;
  /** Times are in milliseconds since 1970. */
  readonly placedAt: number;
  /** Null while it is open; when it ended first, if it was settled again. */
  readonly settledAt: number | null;
  /** The place in its seed pair; null for tickets and for bets on facts. */
  readonly chance: { readonly nonce: number; readonly clientSeed: string } | null;
  /** The parts of it that were sold, in order, each with what its price was made of. */
  readonly sales: readonly { readonly value: number; readonly cashedOut: unknown; readonly at: number }[];
  /** The payouts after its first one, in order, with what its parts were sold for. */
  readonly resettlements: readonly { readonly was: number; readonly payout: number; readonly at: number }[];
}

/** An entry of a bet as a house tells it. */
export interface GivenEntry extends GivenPlace {
  readonly salt: string;
  readonly owner: string | null;
  readonly pair: string | null;
  /** The further stake of a hand, if it is one. */
  readonly further: { readonly stake: number; readonly time: number } | null;
}

export interface CheckedEntry {
  readonly entry: EntryOf<"placed"> | EntryOf<"settled">;
  readonly kind: "placed" | "settled";
  /** The record that it commits to, as it is shown. */
  readonly record: CommittedRecord;
  /** The first part that does not hold; null if all do. */
  readonly wrong: CheckedPart | null;
  /** Size of the signed tree that has it; null if the signature is not that of the log. */
  readonly size: number | null;
}

/**
 * Checks one entry of a bet: that it says what is shown of the bet, commits to the rest of it, and is in a tree that the
 * log has signed.
 * @throws EntryError for any other bytes than an entry of a bet.
 */
export async function checkEntry(shown: ShownBet, given: GivenEntry, key: VerifierKey): Promise<CheckedEntry> {
  const entry = decodeEntry(given.entry);
  if (entry.kind !== "placed" && entry.kind !== "settled") throw new EntryError(`an entry of a bet is ${entry.kind}`);
  const records = recordsOf(shown, given, entry);
  const committed = records.find((record) => commitmentOf(entry.kind, given.salt, record) === entry.commitment);
  const record = committed ?? records[0];
  const { wrong, size } = await checkPlace(given, key);
  if (!saysWhatIsShown(shown, entry)) return { entry, kind: entry.kind, record, wrong: "shown", size };
  return { entry, kind: entry.kind, record, wrong: committed === undefined ? "committed" : wrong, size };
}

/** Returns the records that an entry may commit to: a hand that ended in the command that began it has one entry, not two. */
function recordsOf(
  shown: ShownBet,
  { owner, pair, further }: GivenEntry,
  entry: { readonly kind: "placed" | "settled"; readonly step: number },
): readonly [CommittedRecord, ...CommittedRecord[]] {
  const { bet, chance } = shown;
  const tag = owner ?? "";
  const wager = { bet, pair, nonce: chance?.nonce ?? null, clientSeed: chance?.clientSeed ?? null };
  if (entry.kind === "placed") return [{ owner: tag, ...(further ?? wager) }];
  const { step } = entry;
  if (step === 0) {
    const end = { owner: tag, outcome: outcomeOf(shown), moves: shown.kind === "hand" ? shown.moves : [] };
    const [whole, rest] = [
      { ...end, placed: wager },
      { ...end, placed: null },
    ];
    return shown.kind === "instant" ? [whole] : shown.kind === "hand" ? [rest, whole] : [rest];
  }
  const sold = step < FIRST_RESETTLEMENT ? (shown.sales[step - FIRST_SALE]?.cashedOut ?? null) : null;
  return [{ owner: tag, outcome: sold, moves: [], placed: null }];
}

function outcomeOf({ kind, outcome }: ShownBet): unknown {
  return kind === "round" ? null : outcome;
}

function saysWhatIsShown(
  shown: ShownBet,
  entry: ({ kind: "placed" } & EntryOf<"placed">) | ({ kind: "settled" } & EntryOf<"settled">),
): boolean {
  if (entry.bet !== shown.id) return false;
  if (entry.kind === "placed" && entry.step > 1) return entry.stake === null;
  if (entry.game !== shown.game || entry.currency !== shown.currency) return false;
  if (entry.kind === "placed") {
    return entry.round === shown.round && isFirstStake(entry.stake, shown) && isAt(entry.time, shown.placedAt);
  }
  const { step, payout, time } = entry;
  const sold = shown.sales.reduce((sum, { value }) => sum + value, 0);
  const again = shown.resettlements[step - FIRST_RESETTLEMENT];
  const sale = shown.sales[step - FIRST_SALE];
  if (step >= FIRST_ADJUSTMENT) return isMissing(entry, shown.resettlements[step - FIRST_ADJUSTMENT]);
  if (step >= FIRST_RESETTLEMENT) return payout + sold === again?.payout && isAt(time, again.at);
  if (step >= FIRST_SALE) return payout === sale?.value && isAt(time, sale.at);
  return payout + sold === shown.payout && isLastStake(entry.stake, shown) && isFirstEnd(entry, shown);
}

function isAt(logged: number | null, shown: number | null): boolean {
  return logged !== null && shown !== null && Math.abs(logged - shown) <= CLOCKS_APART_MS;
}

/** True for the end that is shown; a bet that was settled again shows how it ended then. */
function isFirstEnd({ time, ended }: EntryOf<"settled">, shown: ShownBet): boolean {
  return isAt(time, shown.settledAt) && (shown.resettlements.length > 0 || ended === shown.ended);
}

/** True for what the house may have added to a re-settlement: at most what that takes back, and no stake moves with it. */
function isMissing(
  { stake, payout, time }: EntryOf<"settled">,
  resettled: ShownBet["resettlements"][number] | undefined,
): boolean {
  if (resettled === undefined || !isAt(time, resettled.at)) return false;
  return stake === 0 && payout <= resettled.was - resettled.payout;
}

/** True for the stake with which a bet was placed: further ones of a hand have entries of their own. */
function isFirstStake(stake: number | null, { kind, stake: whole }: ShownBet): boolean {
  return stake !== null && (kind === "hand" ? stake <= whole : stake === whole);
}

/** True for the stake that was left at the end: those of the parts that were sold before are in their entries. */
function isLastStake(stake: number, { sales, stake: whole }: ShownBet): boolean {
  return sales.length === 0 ? stake === whole : stake < whole;
}
