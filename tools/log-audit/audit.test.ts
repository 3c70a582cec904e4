import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { type Entry, type EntryOf, encodeEntry } from "@fairhouse/house-log/entry.ts";
import { expect, test, vi } from "vitest";
import { LogAudit } from "./audit.ts";
import {
  beat,
  book,
  day,
  good,
  HASH,
  HOUSE,
  id,
  LINK,
  placed,
  round,
  rulesBroken,
  settled,
  TERMINAL,
  TIME,
} from "./audit-testing.ts";

test("a log as it must be has no findings, and everything in it was counted", () => {
  const audit = new LogAudit();
  for (const entry of good) audit.add(encodeEntry(entry));
  expect(audit.findings).toEqual([]);
  expect(audit.counts).toMatchObject({ entries: 17, linksChecked: 1, roundsChecked: 1, daysChecked: 1 });
});

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
  ["something is told an hour late", [...good, beat(TIME + 3_600_000), placed(9, 9)], "nothing is told late"],
])("it is found when %s", (_, entries, rule) => {
  expect(rulesBroken(entries)).toContain(rule);
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
