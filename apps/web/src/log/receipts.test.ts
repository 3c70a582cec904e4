import { type EntryOf, encodeEntry } from "@fairhouse/house-log/entry.ts";
import { signReceipt } from "@fairhouse/house-log/receipt.ts";
import type { LoggedBet } from "@fairhouse/protocol/house-log.ts";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { ED25519, formatNote, formatVkey, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { someSigner } from "@fairhouse/transparency/testing.ts";
import { beforeAll, expect, test } from "vitest";
import { acceptReceipt, openBetIn, type Receipt, sortReceipts, withReceipt } from "./receipts.ts";

const TIME = 1_795_806_964_759;
const DUE = TIME + 60_000;
const BET = "0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0de";

let signer: Signer;
let receipt: Receipt;
beforeAll(async () => {
  signer = await someSigner("house.example/log/1", ED25519);
  receipt = await receiptOf(placed(BET));
});

const placed = (bet: string, stake = 500) => {
  const clear = { game: "crash", round: null, ticket: null, currency: "PLAY", time: TIME - 5 };
  const entry: EntryOf<"placed"> = { bet, step: 1, ...clear, stake, commitment: "ab".repeat(32) };
  return encodeEntry({ kind: "placed", ...entry });
};

async function receiptOf(entry: Uint8Array, bet = BET): Promise<Receipt> {
  const note = await signReceipt([entry], TIME, signer);
  const answer = { log: 1, note, entries: [toBase64(entry)] };
  return acceptReceipt(answer, { player: "p", bet, vkey: formatVkey(signer.key) });
}

/** Answers as the page of a bet whose entries are these, the first of them alone in the signed tree. */
async function logged(...entries: readonly Uint8Array[]): Promise<LoggedBet> {
  const [first = new Uint8Array()] = entries;
  const text = formatCheckpoint({ origin: signer.key.name, size: 1, root: leafHash(first), extensions: [] });
  const checkpoint = formatNote({ text, signatures: [await signNote(text, signer)] });
  const proven = { log: 1, index: 0, path: [], checkpoint, salt: "", owner: null, pair: null, further: null };
  return { entries: entries.map((entry) => ({ ...proven, entry: toBase64(entry) })), logs: [] };
}

const look = (kept: Receipt, beat: number | null, answer: LoggedBet | null, n = 1) =>
  sortReceipts([kept], { n, beat }, () => (answer === null ? null : Promise.resolve(answer)));

test("a promise that is kept is forgotten", async () => {
  expect(await look(receipt, DUE + 1, await logged(placed(BET)))).toEqual({
    open: [],
    broken: [],
    kept: [receipt.note],
  });
});

test("nothing is broken before a beat says that it should be there", async () => {
  for (const beat of [null, TIME, DUE]) {
    expect(await look(receipt, beat, await logged())).toEqual({ open: [receipt], broken: [], kept: [] });
  }
});

test("a bet that is missing, changed, or not in the signed tree is looked for twice, and then the promise is broken", async () => {
  const other = placed(BET, 400);
  for (const answer of [await logged(), await logged(other), await logged(other, placed(BET))]) {
    const once = await look(receipt, DUE + 1, answer);
    expect(once).toEqual({ open: [{ ...receipt, isMissing: true }], broken: [], kept: [] });
    const [again = receipt] = once.open;
    expect(await look(again, DUE + 2, answer)).toEqual({ open: [], broken: [again], kept: [] });
    expect(await look(again, DUE + 2, await logged(placed(BET)))).toEqual({
      open: [],
      broken: [],
      kept: [receipt.note],
    });
  }
});

test("promises to somebody else wait, and those of a log that has ended do not", async () => {
  expect(await look(receipt, DUE + 1, null)).toEqual({ open: [receipt], broken: [], kept: [] });
  expect(await look(receipt, DUE + 1, await logged(), 2)).toEqual({ open: [], broken: [], kept: [] });
});

test("a later receipt takes the place of an earlier one only if it promises all of it", async () => {
  const more = { ...receipt, entries: [...receipt.entries, toBase64(placed(BET, 900))] };
  expect(withReceipt([receipt], more)).toEqual([more]);
  expect(withReceipt([more], receipt)).toEqual([more, receipt]);
  expect(withReceipt([{ ...receipt, isMissing: true }], more)).toHaveLength(2);
  expect(
    withReceipt(
      [
        { ...receipt, log: 2 },
        { ...receipt, bet: "another" },
      ],
      more,
    ),
  ).toHaveLength(3);
});

test("a receipt of another bet, or of nothing, is not taken", async () => {
  await expect(receiptOf(placed(BET), crypto.randomUUID())).rejects.toThrow("not of this bet");
  await expect(receiptOf(encodeEntry({ kind: "beat", time: TIME }))).rejects.toThrow("not of this bet");
  const nothing = { log: 1, note: await signReceipt([], TIME, signer), entries: [] };
  const about = { player: "p", bet: BET, vkey: formatVkey(signer.key) };
  await expect(acceptReceipt(nothing, about)).rejects.toThrow("not of this bet");
});

test("bets that the house has taken are found in its answers, those that it settled at once are not", () => {
  const balance = { currencyId: "PLAY", value: 1, version: 1 };
  expect(openBetIn({ ticket: { id: BET }, balance })?.id).toBe(BET);
  expect(openBetIn({ bet: { id: BET }, balance })?.id).toBe(BET);
  const hand = (more: object) => openBetIn({ hand: { id: BET, stake: 500, payout: null, turn: 1, ...more }, balance });
  expect(hand({})?.id).toBe(BET);
  expect(hand({ turn: 2 })).toEqual(hand({}));
  expect(hand({ stake: 1_000 })).not.toEqual(hand({}));
  expect(hand({ payout: 0 })).not.toEqual(hand({}));
  expect(openBetIn({ bet: { id: BET }, nonce: 3, balance })).toBeNull();
  for (const other of [null, undefined, "text", {}, { bet: null }, { ticket: {} }, []])
    expect(openBetIn(other)).toBeNull();
});
