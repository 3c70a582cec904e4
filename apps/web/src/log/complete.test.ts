import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import type { CheckedLine } from "./check.ts";
import { isBetComplete, isRoundComplete, olderThan } from "./complete.ts";
import { beats, houseEntry, MadeHouse, START } from "./watched-house-testing.ts";

const at = (ms: number) => new Date(START + ms).toISOString();
const HOUR = 3_600_000;
const DURING = at(HOUR);
const BEFORE = at(-HOUR);

test("what is dated after the first entry of a log is not older than the log, whatever the house says", async () => {
  const house = await MadeHouse.open();
  house.shown = [[houseEntry(null), ...beats(20)]];
  const isOlder = olderThan(house, await house.logs());
  expect([await isOlder(BEFORE), await isOlder(DURING)]).toEqual([true, false]);
  expect(await olderThan(house, [])(BEFORE)).toBe(false);
  // It cannot show a first entry that it has signed.
  house.shown = [beats(20)];
  expect(await olderThan(house, await house.logs())(BEFORE)).toBe(false);
});

const line = (what: CheckedLine["what"], event: number | null = null): CheckedLine => ({
  ...{ what, event, index: 1, size: 2, wrong: null, proof: null },
});
const isOlder = async (time: string) => Date.parse(time) < START;

function pageOf(bet: object, proof: object = { seeding: "solo" }): BetPage {
  return { bet: { createdAt: DURING, payout: 5, ...bet }, proof, moves: [], own: false } as unknown as BetPage;
}

test.each([
  ["an open bet", { kind: "round", payout: null }, [line("placed")], true],
  ["an open bet without an entry", { kind: "round", payout: null }, [], false],
  ["a bet that was settled at once", { kind: "instant" }, [line("settled")], true],
  ["a hand that ended at once", { kind: "hand" }, [line("settled")], true],
  ["a ticket", { kind: "round" }, [line("placed"), line("settled")], true],
  ["a ticket without its end", { kind: "round" }, [line("placed")], false],
  ["a ticket without its stake", { kind: "round" }, [line("settled")], false],
  ["a ticket from before the log", { kind: "round", createdAt: BEFORE }, [line("settled")], true],
])("%s has all its entries: %#", async (_, bet, lines, isComplete) => {
  expect(await isBetComplete(pageOf(bet), lines, isOlder)).toBe(isComplete);
});

test("a slip has entries of its sales, its re-settlements and the results of its events", async () => {
  const facts = [{ knownAt: DURING }, { knownAt: DURING }, { knownAt: null }];
  const proof = { seeding: "facts", facts, sales: [{ at: DURING }], resettlements: [{ at: DURING }] };
  const own = [line("placed"), line("sold"), line("settled"), line("resettled")];
  const all = [...own, line("eventOver", 1), line("eventOver", 2)];
  const isComplete = (lines: readonly CheckedLine[], more: object = {}) =>
    isBetComplete(pageOf({ kind: "external" }, { ...proof, ...more }), lines, isOlder);
  expect(await isComplete(all)).toBe(true);
  for (const left of all.keys()) expect(await isComplete(all.toSpliced(left, 1)), all[left]?.what).toBe(false);
  // Those from before the log have none.
  expect(await isComplete(all, { sales: [{ at: BEFORE }, { at: DURING }] })).toBe(true);
  expect(await isComplete(all, { sales: [{ at: DURING }, { at: DURING }] })).toBe(false);
  expect(await isComplete(own, { facts: [{ knownAt: BEFORE }] })).toBe(true);
});

test("a round has an entry of each of its steps", async () => {
  const isComplete = (proof: object, lines: readonly CheckedLine[]) => {
    const shown = { outcome: null, link: null, voided: false, closesAt: START + HOUR, ...proof };
    return isRoundComplete({ proof: shown } as unknown as RoundPage, lines, isOlder);
  };
  const played = { outcome: 7, link: "link" };
  const all = [line("opened"), line("closed"), line("shown"), line("revealed")];
  expect(await isComplete({}, [])).toBe(false);
  expect(await isComplete({}, all.slice(0, 1))).toBe(true);
  expect(await isComplete({ outcome: 7 }, all.slice(0, 3))).toBe(true);
  expect(await isComplete(played, all)).toBe(true);
  for (const left of all.keys()) expect(await isComplete(played, all.toSpliced(left, 1)), all[left]?.what).toBe(false);
  // Its bets were closed before the log began.
  expect(await isComplete({ ...played, closesAt: START - HOUR }, all.slice(2))).toBe(true);
  expect(await isComplete({ voided: true, outcome: null }, [line("opened"), line("voided")])).toBe(true);
  expect(await isComplete({ voided: true, closesAt: null }, [line("voided")])).toBe(false);
});
