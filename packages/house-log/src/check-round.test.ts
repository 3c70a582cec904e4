import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { ED25519, formatNote, formatVkey, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { readLeaves, someLeaves, someSigner } from "@fairhouse/transparency/testing.ts";
import { inclusionProof, rootOf } from "@fairhouse/transparency/tree.ts";
import { beforeAll, expect, test } from "vitest";
import type { GivenPlace } from "./check-place.ts";
import { checkRoundEntry, type ShownRound } from "./check-round.ts";
import { type EntryOf, encodeEntry } from "./entry.ts";
import { formatEntryProof, verifyEntryProof } from "./proof.ts";

const ORIGIN = "house.example/log/1";
const CHAIN = "01a21e38-bd7f-7000-ab78-564a90bc5331";
const LINK = "c0".repeat(32);
const MIXED = "5e".repeat(32);

const shown: ShownRound = {
  id: "01a21e38-bd7f-7000-ab78-564a90bc5333",
  table: "colour-30",
  number: 12,
  index: 13,
  outcome: { digit: 7 },
  link: LINK,
  mixed: MIXED,
};

const SIZE = 24;

let signer: Signer;
let opened: GivenPlace;
let result: GivenPlace;
let revealed: GivenPlace;
let seeds: GivenPlace;

const entry = (step: number, more: Partial<EntryOf<"round">>) =>
  encodeEntry({
    kind: "round",
    round: shown.id,
    step,
    table: shown.table,
    number: shown.number,
    chain: CHAIN,
    index: shown.index,
    tickets: null,
    staked: null,
    book: null,
    outcome: null,
    paid: null,
    link: null,
    reason: null,
    time: 1_795_806_964_759,
    ...more,
  });

const seedsEntry = encodeEntry({ kind: "seeds", round: shown.id, mixed: MIXED, time: 1_795_806_964_759 });

beforeAll(async () => {
  signer = await someSigner(ORIGIN, ED25519);
  const entries = [entry(1, {}), entry(3, { outcome: { digit: 7 }, paid: 0 }), entry(4, { link: LINK }), seedsEntry];
  const read = readLeaves([...entries.map(leafHash), ...someLeaves(SIZE - entries.length)]);
  const text = formatCheckpoint({ origin: ORIGIN, size: SIZE, root: await rootOf(SIZE, read), extensions: [] });
  const checkpoint = formatNote({ text, signatures: [await signNote(text, signer)] });
  const given = async (index: number): Promise<GivenPlace> => ({
    index,
    entry: entries[index] ?? new Uint8Array(),
    path: await inclusionProof(index, SIZE, read),
    checkpoint,
  });
  [opened, result, revealed, seeds] = [await given(0), await given(1), await given(2), await given(3)];
});

const wrongWith = async (given: GivenPlace, more: Partial<ShownRound>) =>
  (await checkRoundEntry({ ...shown, ...more }, given, signer.key)).wrong;

test("a round that is shown as it was logged is proven, also before it is over", async () => {
  for (const given of [opened, seeds, result, revealed]) {
    expect(await wrongWith(given, {})).toBeNull();
    expect(await wrongWith(given, { outcome: null, link: null, mixed: null })).toBeNull();
  }
});

test("another number, place, result, link or mix of seeds than the entry's is found", async () => {
  expect(await wrongWith(opened, { number: 13 })).toBe("shown");
  expect(await wrongWith(opened, { index: 12 })).toBe("shown");
  expect(await wrongWith(opened, { table: "colour-60" })).toBe("shown");
  expect(await wrongWith(result, { outcome: { digit: 8 } })).toBe("shown");
  expect(await wrongWith(revealed, { link: "c1".repeat(32) })).toBe("shown");
  expect(await wrongWith(seeds, { mixed: "5f".repeat(32) })).toBe("shown");
  expect(await wrongWith(seeds, { id: CHAIN })).toBe("shown");
  expect(await wrongWith({ ...result, index: 0 }, {})).toBe("included");
});

test("the proof of an entry that is wholly public holds offline", async () => {
  const vkey = formatVkey(signer.key);
  const text = formatEntryProof({ ...result, committed: null, vkey });
  expect(await verifyEntryProof(text, vkey)).toMatchObject({ record: null, entry: { outcome: { digit: 7 } } });
});
