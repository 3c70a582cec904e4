import { checkPlace } from "@fairhouse/house-log/check-place.ts";
import { decodeEntry } from "@fairhouse/house-log/entry.ts";
import { checkReceipt } from "@fairhouse/house-log/receipt.ts";
import type { BetReceipt, LoggedBet } from "@fairhouse/protocol/house-log.ts";
import { fromBase64 } from "@fairhouse/transparency/bytes.ts";
import { NoteError, parseVkey } from "@fairhouse/transparency/note.ts";

/** A promise of the house that a bet of a player will stand in its log. */
export interface Receipt extends BetReceipt {
  readonly player: string;
  readonly bet: string;
  /** Key of the log. */
  readonly vkey: string;
  /** A head with a beat after this time has the entries; milliseconds since 1970 by the clock of the house. */
  readonly due: number;
  /** True if they were due and could not be found: the house is asked once more. */
  readonly isMissing: boolean;
}

/**
 * Checks the receipt of a bet.
 * @throws NoteError, or EntryError, if the house has not promised entries of this bet.
 */
export async function acceptReceipt(
  { log, note, entries }: BetReceipt,
  { player, bet, vkey }: Pick<Receipt, "player" | "bet" | "vkey">,
): Promise<Receipt> {
  const bytes = entries.map(bytesOf);
  const { time, withinMs } = await checkReceipt(note, bytes, parseVkey(vkey));
  const isOfBet = bytes.map(decodeEntry).every((entry) => "bet" in entry && entry.bet === bet);
  if (!isOfBet || bytes.length === 0) throw new NoteError("the receipt is not of this bet");
  return { log, note, entries, player, bet, vkey, due: time + withinMs, isMissing: false };
}

/** Returns true if all promised entries are proven to stand in the log. */
export async function isKept({ log, entries, vkey }: Receipt, logged: LoggedBet): Promise<boolean> {
  const key = parseVkey(vkey);
  const checks = entries.map(async (entry) => {
    const found = logged.entries.find((own) => own.log === log && own.entry === entry);
    if (found === undefined) return false;
    const { index, path, checkpoint } = found;
    const place = { index, entry: bytesOf(entry), path: path.map(bytesOf), checkpoint };
    return (await checkPlace(place, key)).wrong === null;
  });
  return (await Promise.all(checks)).every((isFound) => isFound);
}

/** Adds a receipt. It takes the place of one that promised no more, unless that one was looked for in vain already. */
export function withReceipt(open: readonly Receipt[], receipt: Receipt): readonly Receipt[] {
  const isSaid = ({ log, bet, isMissing, entries }: Receipt) =>
    !isMissing && log === receipt.log && bet === receipt.bet && entries.every((one) => receipt.entries.includes(one));
  return [...open.filter((own) => !isSaid(own)), receipt];
}

/** Promises that a browser has. */
export interface KnownReceipts {
  readonly open: readonly Receipt[];
  /** The house has broken these: their notes and entries prove it. */
  readonly broken: readonly Receipt[];
}

/** Promises after a look at the log. */
export interface SortedReceipts extends KnownReceipts {
  /** Notes of those that were found, and need not be looked for again. */
  readonly kept: readonly string[];
}

/**
 * Looks for what is due in the log.
 * @param beat time of the newest beat of log `n`; null if it has none.
 * @param logged fetches the entries of a bet. Null for the bets of other players, which may be hidden: they wait.
 * @throws what fetching throws: then nothing is known.
 */
export async function sortReceipts(
  receipts: readonly Receipt[],
  { n, beat }: { readonly n: number; readonly beat: number | null },
  logged: (receipt: Receipt) => Promise<LoggedBet> | null,
): Promise<SortedReceipts> {
  const open: Receipt[] = [];
  const broken: Receipt[] = [];
  const kept: string[] = [];
  for (const receipt of receipts) {
    // The next log says in its first entry why this one ended.
    if (receipt.log < n) continue;
    const answer = receipt.log === n && beat !== null && beat > receipt.due ? logged(receipt) : null;
    if (answer === null) open.push(receipt);
    else if (await isKept(receipt, await answer)) kept.push(receipt.note);
    else if (receipt.isMissing) broken.push(receipt);
    else open.push({ ...receipt, isMissing: true });
  }
  return { open, broken, kept };
}

/** A bet in an answer of the house. */
export interface AnsweredBet {
  readonly id: string;
  /** Differs if money was moved since: a move of a hand without a stake promises nothing new. */
  readonly money: string;
}

/** Finds a bet that the house has taken and not settled at once in its answer; null for every other answer. */
export function openBetIn(answer: unknown): AnsweredBet | null {
  if (typeof answer !== "object" || answer === null || "nonce" in answer) return null;
  const { ticket, hand, bet } = answer as Readonly<Record<string, unknown>>;
  const about = ticket ?? hand ?? bet;
  if (typeof about !== "object" || about === null) return null;
  const { id, stake, payout, sold } = about as Readonly<Record<string, unknown>>;
  return typeof id === "string" ? { id, money: JSON.stringify([stake, payout, sold]) } : null;
}

function bytesOf(text: string): Uint8Array {
  return fromBase64(text) ?? new Uint8Array();
}
