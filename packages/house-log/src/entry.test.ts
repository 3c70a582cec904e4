import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { bookHash } from "./book.ts";
import { commitmentOf } from "./commitment.ts";
import { decodeEntry, type Entry, encodeEntry } from "./entry.ts";
import { EntryError } from "./fields.ts";

const ID = "01a21e38-bd7f-7000-ab78-564a90bc5333";
const HASH = "ab".repeat(32);
const TIME = 1_795_806_964_759;

const entries: readonly Entry[] = [
  {
    kind: "house",
    origin: "localhost/log/1",
    name: "Fairhouse",
    software: "fairhouse",
    after: 7,
    time: TIME,
    predecessor: null,
    reason: null,
  },
  { kind: "beat", time: TIME },
  { kind: "rules", game: "dice", version: 1, golden: HASH, time: TIME },
  {
    kind: "chain",
    chain: ID,
    step: 3,
    table: "crash",
    terminalHash: HASH,
    length: 1_000,
    source: { kind: "bitcoin", height: 1 },
    value: "00",
    salt: HASH,
    reason: null,
    time: TIME,
  },
  { kind: "pair", pair: ID, step: 1, serverSeedHash: HASH, time: TIME, commitment: HASH },
  {
    kind: "round",
    round: ID,
    step: 3,
    table: "crash",
    number: 12,
    chain: ID,
    index: 13,
    tickets: null,
    staked: null,
    book: null,
    outcome: { point: 1.5, cards: ["A", null] },
    paid: 9_007_199_254_740_991,
    link: null,
    reason: null,
    time: TIME,
  },
  {
    kind: "placed",
    bet: ID,
    step: 1,
    game: "crash",
    round: ID,
    ticket: 5,
    currency: "coin",
    stake: 1_000,
    time: TIME,
    commitment: HASH,
  },
  {
    kind: "settled",
    bet: ID,
    step: 0,
    game: "crash",
    currency: "coin",
    stake: 1_000,
    payout: 0,
    ended: "settled",
    time: TIME,
    commitment: HASH,
  },
  {
    kind: "moved",
    reference: ID,
    step: 0,
    what: "grant",
    currency: "coin",
    amount: -5,
    escrow: 0,
    time: TIME,
    commitment: HASH,
  },
  { kind: "price", fact: ID, step: 7, state: HASH, time: TIME },
  { kind: "seeds", round: ID, mixed: HASH, time: TIME },
  { kind: "day", day: "2026-11-27", currency: "coin", players: 1, escrow: 2, house: -3, promotions: 0, time: TIME },
  {
    kind: "fact",
    fact: ID,
    step: 2,
    game: "virtual",
    version: 1,
    state: null,
    result: { score: [1, 0] },
    reason: null,
    chain: ID,
    last: 4,
    link: HASH,
    time: TIME,
  },
];

test.each(entries)("an entry is read as it was written: $kind", (entry) => {
  const bytes = encodeEntry(entry);
  expect(decodeEntry(bytes)).toEqual(entry);
  for (let end = 0; end < bytes.length; end++) expect(() => decodeEntry(bytes.subarray(0, end))).toThrow(EntryError);
  expect(() => decodeEntry(Uint8Array.of(...bytes, 0))).toThrow(EntryError);
});

test("the bytes of an entry are those of docs/log.md", () => {
  const [, beat] = entries;
  if (beat === undefined) throw new Error("there is no beat");
  // Kind 2, version 1, an array of one, an unsigned integer of eight bytes.
  expect(bytesToHex(encodeEntry(beat))).toBe("0201811b000001a21e6fac17");
});

test("an entry has one spelling", () => {
  // The same time as a floating-point number, and as an array of another length.
  for (const hex of ["020181fb427a21e6fac17000", "0201821b000001a21e6fac1700", "0202811b000001a21e6fac17", "6301"]) {
    expect(() => decodeEntry(Uint8Array.from(Buffer.from(hex, "hex"))), hex).toThrow(EntryError);
  }
});

test("an entry of more bytes than a bundle can hold is refused", () => {
  const beat = { kind: "rules", version: 1, golden: null, time: TIME } as const;
  expect(encodeEntry({ ...beat, game: "x".repeat(65_518) })).toHaveLength(65_535);
  expect(() => encodeEntry({ ...beat, game: "x".repeat(65_519) })).toThrow("65536 bytes is too long");
});

test("a commitment is of one kind, one salt and one record", () => {
  const record = { owner: HASH, outcome: { a: 1, b: 2 }, moves: [], placed: null };
  const commitment = commitmentOf("settled", HASH, record);
  const sameRecord = { placed: null, moves: [], outcome: { b: 2, a: 1 }, owner: HASH };
  expect(commitmentOf("settled", HASH, sameRecord)).toBe(commitment);
  const others = [
    commitmentOf("placed", HASH, record),
    commitmentOf("settled", "cd".repeat(32), record),
    commitmentOf("settled", HASH, { ...record, outcome: { a: 1, b: 3 } }),
  ];
  expect(new Set([commitment, ...others]).size).toBe(4);
});

test("the hash of a book is of its tickets in their order", () => {
  const a = { bet: ID, ticket: 1, stake: 10 };
  const b = { bet: ID.replace("5333", "5334"), ticket: 2, stake: 20 };
  const hashes = [[], [a], [a, b], [b, a], [a, { ...b, stake: 21 }]].map(bookHash);
  expect(new Set(hashes).size).toBe(5);
});
