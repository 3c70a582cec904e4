import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { ED25519, formatNote, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { readLeaves, someLeaves, someSigner } from "@fairhouse/transparency/testing.ts";
import { inclusionProof, rootOf } from "@fairhouse/transparency/tree.ts";
import { beforeAll, expect, test } from "vitest";
import { checkFactEntry, type ShownFact } from "./check-fact.ts";
import type { GivenPlace } from "./check-place.ts";
import { type Entry, type EntryOf, encodeEntry } from "./entry.ts";
import { EntryError } from "./fields.ts";
import { stateHash } from "./state-hash.ts";

const ORIGIN = "house.example/log/1";
const FACT = "01a21e38-bd7f-7000-ab78-564a90bc5331";
const LINK = "c0".repeat(32);
const TIME = 1_795_806_964_759;
const SIZE = 24;
const ODDS = { markets: [{ odds: { home: 1_500 } }] };

const factOf = (step: number, more: Partial<EntryOf<"fact">>): Entry => ({
  kind: "fact",
  fact: FACT,
  step,
  game: "sports",
  version: 1,
  state: null,
  result: null,
  reason: null,
  chain: null,
  last: null,
  link: null,
  time: TIME,
  ...more,
});

const entries = {
  opened: factOf(1, { state: ODDS }),
  priced: { kind: "price", fact: FACT, step: 3, state: stateHash(ODDS), time: TIME },
  over: factOf(2, { result: { score: [2, 1] }, link: LINK }),
  corrected: factOf(11, { result: { score: [1, 2] }, link: LINK }),
  again: factOf(12, { result: null, reason: "abandoned", link: LINK }),
  beat: { kind: "beat", time: TIME },
} satisfies Readonly<Record<string, Entry>>;
type Name = keyof typeof entries;

const shown: ShownFact = {
  id: FACT,
  results: [{ score: [2, 1] }, { score: [1, 2] }, null],
  link: LINK,
  // A version that published nothing: it has the state of version 3.
  states: [{ version: 4, state: ODDS }],
};

let signer: Signer;
let given: Readonly<Record<Name, GivenPlace>>;

beforeAll(async () => {
  signer = await someSigner(ORIGIN, ED25519);
  const names = Object.keys(entries) as Name[];
  const all = names.map((name) => encodeEntry(entries[name]));
  const read = readLeaves([...all.map(leafHash), ...someLeaves(SIZE - all.length)]);
  const text = formatCheckpoint({ origin: ORIGIN, size: SIZE, root: await rootOf(SIZE, read), extensions: [] });
  const checkpoint = formatNote({ text, signatures: [await signNote(text, signer)] });
  const places = names.map(async (name, index) => {
    const path = await inclusionProof(index, SIZE, read);
    return [name, { index, entry: encodeEntry(entries[name]), path, checkpoint }] as const;
  });
  given = Object.fromEntries(await Promise.all(places)) as typeof given;
});

const wrongWith = async (name: Name, more: Partial<ShownFact> = {}) =>
  (await checkFactEntry({ ...shown, ...more }, given[name], signer.key)).wrong;

test("a fact that is shown as it was logged is proven, with every result that it had and the odds of its sales", async () => {
  for (const name of ["opened", "priced", "over", "corrected", "again"] as const)
    expect(await wrongWith(name)).toBeNull();
});

test("an entry that came after what is shown agrees with it", async () => {
  const before = { results: [], link: null, states: [{ version: 2, state: { markets: [] } }] };
  for (const name of ["priced", "over", "corrected"] as const) expect(await wrongWith(name, before)).toBeNull();
  expect(await wrongWith("corrected", { results: [{ score: [2, 1] }] })).toBeNull();
});

test("another fact, result, link or state than the entry's is found", async () => {
  for (const name of ["opened", "priced", "over"] as const)
    expect(await wrongWith(name, { id: FACT.replace("01a2", "01a3") })).toBe("shown");
  expect(await wrongWith("over", { results: [{ score: [2, 2] }] })).toBe("shown");
  expect(await wrongWith("over", { results: [null] })).toBe("shown");
  expect(await wrongWith("corrected", { results: [{ score: [2, 1] }, { score: [2, 1] }] })).toBe("shown");
  expect(await wrongWith("again", { results: [...shown.results.slice(0, 2), { score: [1, 2] }] })).toBe("shown");
  expect(await wrongWith("over", { link: "c1".repeat(32) })).toBe("shown");
  expect(await wrongWith("priced", { states: [{ version: 3, state: { markets: [] } }] })).toBe("shown");
});

test("an entry elsewhere in the tree is found, and one of something else is none", async () => {
  const moved = { ...given.over, index: 0 };
  expect((await checkFactEntry(shown, moved, signer.key)).wrong).toBe("included");
  await expect(checkFactEntry(shown, given.beat, signer.key)).rejects.toThrow(EntryError);
});
