import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { bookHash } from "@fairhouse/house-log/book.ts";
import { type Entry, type EntryOf, encodeEntry } from "@fairhouse/house-log/entry.ts";
import { expect, test, vi } from "vitest";
import { LogAudit } from "./audit.ts";

const TIME = 1_795_806_964_759;
const id = (number: number) => `01a21e38-bd7f-7000-ab78-${String(number).padStart(12, "0")}`;
const HASH = "ab".repeat(32);
const LINK = "link of the round";
const TERMINAL = sha256Hex(sha256Hex(LINK));

const HOUSE: Entry = {
  kind: "house",
  origin: "localhost/log/1",
  name: "Fairhouse",
  software: "fairhouse",
  after: 0,
  time: TIME,
  predecessor: null,
  reason: null,
};
const placed = (bet: number, ticket: number, stake = 10): Entry => ({
  kind: "placed",
  bet: id(bet),
  step: 1,
  game: "crash",
  round: id(900),
  ticket,
  currency: "coin",
  stake,
  time: TIME + 1,
  commitment: HASH,
});
const settled = (bet: number, payout: number, ended = "settled"): Entry => ({
  kind: "settled",
  bet: id(bet),
  step: 0,
  game: "crash",
  currency: "coin",
  stake: 10,
  payout,
  ended,
  time: TIME + 3,
  commitment: HASH,
});
const round = (step: number, more: Partial<EntryOf<"round">>): Entry => ({
  kind: "round",
  round: id(900),
  step,
  table: "crash",
  number: 1,
  chain: id(800),
  index: 2,
  tickets: null,
  staked: null,
  book: null,
  outcome: null,
  paid: null,
  link: null,
  reason: null,
  time: TIME + 2,
  ...more,
});
const chain: Entry & { readonly kind: "chain" } = {
  kind: "chain",
  chain: id(800),
  step: 3,
  table: "crash",
  terminalHash: TERMINAL,
  length: 10,
  source: null,
  value: null,
  salt: "salt",
  reason: null,
  time: TIME,
};
const day = (players: number, escrow: number, of = "2026-11-27"): Entry => ({
  kind: "day",
  day: of,
  currency: "coin",
  players,
  escrow,
  house: 0,
  promotions: 0,
  time: TIME,
});
const moved = (amount: number): Entry => ({
  kind: "moved",
  reference: id(700),
  step: 0,
  what: "grant",
  currency: "coin",
  amount,
  escrow: 0,
  time: TIME,
  commitment: HASH,
});
const beat = (time: number): Entry => ({ kind: "beat", time });
const book = { tickets: 2, staked: 20, book: bookHash([1, 2].map((n) => ({ bet: id(n), ticket: n, stake: 10 }))) };

const good: readonly Entry[] = [
  HOUSE,
  chain,
  day(1_000, 0),
  round(1, {}),
  placed(1, 1),
  placed(2, 2),
  placed(3, 3),
  settled(3, 10, "taken_back"),
  round(2, book),
  settled(1, 25),
  settled(2, 0),
  round(3, { paid: 25 }),
  round(4, { link: LINK }),
  moved(40),
  beat(TIME + 10),
  day(1_045, 0),
  beat(TIME + 20),
];

function rulesBroken(entries: readonly Entry[]): readonly string[] {
  const audit = new LogAudit();
  for (const entry of entries) audit.add(encodeEntry(entry));
  return audit.findings.map(({ rule }) => rule);
}

test("a log as it must be has no findings, and everything in it was counted", () => {
  const audit = new LogAudit();
  for (const entry of good) audit.add(encodeEntry(entry));
  expect(audit.findings).toEqual([]);
  expect(audit.counts).toMatchObject({ entries: 17, linksChecked: 1, roundsChecked: 1, daysChecked: 1 });
});

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

const seeds: Entry = { kind: "seeds", round: id(900), mixed: HASH, time: TIME + 2 };
const without = (index: number) => good.toSpliced(index, 1);
/** Another round, with the link before. */
const again = (step: number, more: Partial<EntryOf<"round">>) => ({
  ...round(step, { index: 1, ...more }),
  round: id(901),
});
const swapped = (a: number, b: number) => good.with(a, good[b] ?? HOUSE).with(b, good[a] ?? HOUSE);

test.each([
  ["a ticket is dropped", without(5), "the book of a round is the tickets that were placed"],
  ["a stake is altered", good.with(5, placed(2, 2, 11)), "the book of a round is the tickets that were placed"],
  ["a payout is altered", good.with(9, settled(1, 26)), "a round pays what its tickets are paid"],
  ["an end is dropped", without(9), "a round pays what its tickets are paid"],
  ["a bet is told twice", [...good, settled(1, 25)], "nothing is told twice"],
  ["a ticket comes after its round was closed", swapped(5, 8), "no ticket is placed in a closed round"],
  ["an end comes before its stake", swapped(4, 9), "a bet is placed before it is settled"],
  ["a round is shown before it is closed", swapped(8, 11), "a round is closed before it is shown"],
  ["a link is another", good.with(12, round(4, { link: "other" })), "links lead to the terminal hash of their chain"],
  ["a round has a chain that nobody committed to", without(1), "a chain is committed before its rounds are opened"],
  [
    "a round is revealed in another place",
    good.with(12, round(4, { link: LINK, index: 3 })),
    "a round keeps its place in its chain",
  ],
  ["a round is opened on a link that was told", [...good, again(1, {})], "a round is opened before its link is told"],
  [
    "a link below a known one is another",
    [...good, again(1, {}), again(4, { link: "other" })],
    "links lead to the terminal hash of their chain",
  ],
  ["a movement is dropped", without(13), "what players hold changes by what the entries say"],
  ["beats go back", good.with(16, beat(TIME + 9)), "beats ascend"],
  ["the house is missing", without(0), "a log begins with its house, once"],
  [
    "a winner has no end, and the round says that it was paid nothing",
    good.with(11, round(3, { paid: 0 })).toSpliced(9, 1),
    "a bet has ended when its round is over",
  ],
  [
    "a bet has no end although its round is void",
    good.with(11, round(5, { reason: "stopped" })).toSpliced(9, 1),
    "a bet has ended when its round is over",
  ],
  [
    "a bet that was settled at once is told an hour late",
    [...good, beat(TIME + 3_600_000), settled(9, 0)],
    "nothing is told late",
  ],
  [
    "seeds come after the result",
    good.toSpliced(12, 0, seeds),
    "the seeds of a round are told when its bets are closed",
  ],
  ["seeds are told twice", good.toSpliced(9, 0, seeds, seeds), "nothing is told twice"],
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
  ["something is told an hour late", [...good, beat(TIME + 3_600_000), placed(9, 9)], "nothing is told late"],
])("it is found when %s", (_, entries, rule) => {
  expect(rulesBroken(entries)).toContain(rule);
});

test("what must be as it is has no findings", () => {
  const match = [fact(1), fact(2, played)];
  expect(rulesBroken([...good, ...announced, pair(1), pair(2)])).toEqual([]);
  expect(rulesBroken(good.toSpliced(3, 0, ...match).toSpliced(5, 1))).toEqual([]);
  // It was announced, or opened, before this log.
  expect(rulesBroken([...good, ...announced.slice(2), fact(2, played)])).toEqual([]);
  const corrected = [1, 2, 11, 12].map((step) => fact(step, elsewhere));
  expect(rulesBroken([...good, ...corrected])).toEqual([]);
});

test("rounds of a shoe have one link, and the link of an earlier round may be told later", () => {
  const second = (step: number, link: string | null) => ({ ...round(step, { link }), round: id(902) });
  const audit = new LogAudit();
  for (const entry of good.toSpliced(4, 0, second(1, null), again(1, {}))) audit.add(encodeEntry(entry));
  for (const entry of [second(4, LINK), again(4, { link: sha256Hex(LINK) })]) audit.add(encodeEntry(entry));
  expect(audit.findings).toEqual([]);
});

test("the newest rounds are remembered with what they were made of", () => {
  const audit = new LogAudit(2);
  for (const entry of good) audit.add(encodeEntry(entry));
  const bets = [id(1), id(2)];
  expect(audit.played).toEqual([
    {
      ...{ round: id(900), name: "crash.1", index: 11, outcome: null, bets },
      ...{ terminalHash: TERMINAL, linkIndex: 2, link: LINK, salt: "salt" },
      ...{ mixed: null, tellsMixed: false },
    },
  ]);
  const more = new LogAudit(2);
  const others = [901, 902, 903].flatMap((n) =>
    [3, 4].map((step) => ({ ...round(step, { link: step === 4 ? LINK : null, outcome: n }), round: id(n) })),
  );
  for (const entry of others) more.add(encodeEntry(entry));
  // They were opened before this log, so nobody knows all of their tickets.
  expect(more.played.map(({ outcome, bets: own }) => [outcome, own])).toEqual([
    [903, null],
    [902, null],
  ]);
});

test("rounds are remembered with the seeds that were told when they were closed", () => {
  const audit = new LogAudit(2);
  for (const entry of good.toSpliced(9, 0, seeds)) audit.add(encodeEntry(entry));
  const next = [1, 2, 3, 4].map((step) => ({ ...again(step, { ...(step === 2 ? book : {}), link: null }) }));
  for (const entry of next) audit.add(encodeEntry(entry));
  expect(audit.played.map(({ mixed, tellsMixed }) => [mixed, tellsMixed])).toEqual([
    [null, true],
    [HASH, false],
  ]);
});

test("the books of a day may not be left out", () => {
  const tomorrow = TIME + 24 * 3_600_000;
  expect(rulesBroken([...good, day(1_045, 0, "2026-11-28"), beat(tomorrow)])).toEqual([]);
  const audit = new LogAudit();
  for (const entry of [...good, beat(tomorrow), beat(tomorrow + 1)]) audit.add(encodeEntry(entry));
  expect(audit.findings).toEqual([
    { rule: "the books are told on every day", index: good.length, about: "coin on 2026-11-28" },
  ]);
});

test("unreadable bytes are a finding, and the audit goes on", () => {
  const audit = new LogAudit();
  for (const bytes of [encodeEntry(HOUSE), Uint8Array.of(99, 1), encodeEntry(beat(TIME))]) audit.add(bytes);
  expect(audit.findings).toMatchObject([{ index: 1, rule: "every entry can be read" }]);
  expect(audit.counts.kinds).toEqual({ house: 1, beat: 1 });
});

test("a log is being written if it has a beat of the last two minutes", () => {
  const audit = new LogAudit();
  for (const entry of good) audit.add(encodeEntry(entry));
  audit.checkStillness(TIME + 20 + 120_000);
  expect(audit.findings).toEqual([]);
  audit.checkStillness(TIME + 20 + 120_001);
  expect(audit.findings).toMatchObject([{ index: good.length, rule: "the log is being written" }]);
});

test("a log of more bets than one map takes is audited", () => {
  const set = Map.prototype.set;
  const most = 50;
  // The engine throws at 2²⁴ keys, which would take minutes.
  vi.spyOn(Map.prototype, "set").mockImplementation(function (this: Map<unknown, unknown>, key, value) {
    if (this.size >= most && String(key).includes(id(0).slice(0, 24)))
      throw new RangeError("Map maximum size exceeded");
    return set.call(this, key, value);
  });
  try {
    const bets = Array.from({ length: 10 * most }, (_, n) => settled(n, 0));
    const audit = new LogAudit();
    for (const entry of [HOUSE, ...bets, settled(7, 0)]) audit.add(encodeEntry(entry));
    expect(audit.findings.map(({ rule }) => rule)).toEqual(["nothing is told twice"]);
  } finally {
    vi.restoreAllMocks();
  }
});
