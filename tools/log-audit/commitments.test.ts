import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import type { Entry, EntryOf } from "@fairhouse/house-log/entry.ts";
import { expect, test } from "vitest";
import { chain, good, HASH, id, LINK, rulesBroken, TIME } from "./audit-testing.ts";

const drand = {
  kind: "drand",
  network: "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce",
  round: 6_679_201,
};
const value = "cd".repeat(32);
const outAt = 1_595_431_050_000 + 6_679_200 * 30_000;
/** The steps of a chain with an announced source; its value is out between the last two. */
const announced: readonly (typeof chain)[] = [
  { ...chain, chain: id(801), step: 1, salt: null, time: outAt - 2_000_000 },
  { ...chain, chain: id(801), step: 2, salt: null, source: drand, time: outAt - 1_000_000 },
  {
    ...{ ...chain, chain: id(801), step: 3, source: drand, value, time: outAt + 1_000 },
    salt: sha256Hex(`drand:${drand.network}:${drand.round}:${value}`),
  },
];
const pair = (step: number, serverSeedHash = HASH): Entry => ({
  ...{ kind: "pair", pair: id(600), step, serverSeedHash, time: TIME + 5, commitment: HASH },
});
const fact = (step: number, more: Partial<EntryOf<"fact">> = {}): Entry => ({
  ...{ kind: "fact", fact: id(500), step, game: "virtual", version: 1, state: null, result: null, reason: null },
  ...{ chain: id(800), last: 2, link: null, time: TIME + 5, ...more },
});
const played = { result: "1-0", link: LINK };
const elsewhere = { chain: null, last: null };

test.each([
  ["a chain changes its salt", [...good, { ...chain, step: 4, salt: "other" }], "a chain stays as it was committed"],
  [
    "a chain has no salt",
    good.with(1, { ...chain, step: 1, salt: null }),
    "a chain has its salt before its rounds are opened",
  ],
  [
    "a salt is another than its source gives",
    [...good, ...announced.with(2, { ...chain, ...announced[2], salt: "other" })],
    "a salt is made of its announced source",
  ],
  [
    "a source is told with its value",
    [...good, ...announced.toSpliced(1, 1)],
    "a salt is made of its announced source",
  ],
  [
    "a source is announced when its value is out",
    [...good, ...announced.with(1, { ...chain, ...announced[1], time: outAt + 1 })],
    "a salt is made of its announced source",
  ],
  [
    "another seed is revealed than was committed",
    [...good, pair(1), pair(2, "cd".repeat(32))],
    "a seed was committed before it is revealed",
  ],
  [
    "a match is opened on a chain that nobody committed to",
    [...good, fact(1, { chain: id(801) })],
    "a chain is committed before its facts are opened",
  ],
  [
    "a match of the time before this log is opened when its link is known",
    [...good, fact(1, { time: TIME })],
    "a fact is opened before its link is told",
  ],
  ["a match is opened when its link is known", [...good, fact(1)], "a fact is opened before its link is told"],
  [
    "a match is decided by a link of no chain",
    good.toSpliced(3, 0, fact(1), fact(2, { ...played, link: "other" })),
    "links lead to the terminal hash of their chain",
  ],
  [
    "a match is decided without its link",
    good.toSpliced(3, 0, fact(1), fact(2, { result: "1-0" })),
    "a known fact has a link",
  ],
  [
    "a match is decided by another link than it was opened on",
    good.toSpliced(3, 0, fact(1), fact(2, { ...played, last: 1, link: sha256Hex(LINK) })),
    "a fact is decided by what it was opened on",
  ],
  [
    "the result of a match is corrected",
    good.toSpliced(3, 0, fact(1), fact(2, played), fact(11, { ...played, result: "0-1" })),
    "a result that links decide is never corrected",
  ],
  [
    "a real event is corrected before it is known",
    [...good, fact(1, elsewhere), fact(11, elsewhere)],
    "a fact is opened, known and corrected in this order",
  ],
])("it is found when %s", (_, entries, rule) => {
  expect(rulesBroken(entries)).toContain(rule);
});

test("what must be as it is has no findings", () => {
  const match = [fact(1), fact(2, played)];
  expect(rulesBroken([...good, ...announced, pair(1), pair(2)])).toEqual([]);
  expect(rulesBroken(good.toSpliced(3, 0, ...match).toSpliced(5, 1))).toEqual([]);
  // It was announced, or opened, before this log.
  expect(rulesBroken([...good, ...announced.slice(2), fact(2, played)])).toEqual([]);
  expect(rulesBroken([...good, fact(1, { chain: id(801), time: TIME }), fact(2, { chain: id(801) })])).toEqual([]);
  const corrected = [1, 2, 11, 12].map((step) => fact(step, elsewhere));
  expect(rulesBroken([...good, ...corrected])).toEqual([]);
});
