import { ratio } from "@fairhouse/kernel/ratio.ts";
import { expect, test } from "vitest";
import type { EventResult, EventState } from "./event.ts";
import { type AcceptedLeg, endOfLeg } from "./leg.ts";
import { isPlaceGift } from "./markets.ts";
import { sampleEvent } from "./sample.ts";
import { sports } from "./sports.ts";

const outright = sampleEvent(3);
const EVENT = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const terms = { places: 3, part: 4 };
const horse = (selection: string, more: Partial<AcceptedLeg> = {}): AcceptedLeg => ({
  ...{ event: EVENT, market: "winner", selection, odds: 17_000 },
  ...{ card: outright.card, fair: null, place: terms },
  ...more,
});
const ended = (winners: readonly number[], placed: readonly (readonly number[])[], own = horse("0")) => {
  const { factor: win, placeFactor } = endOfLeg(own, { kind: "winners", winners, placed, withdrawn: [] });
  return [win, placeFactor];
};
const slip = (legs: readonly AcceptedLeg[], unit = 2_000) =>
  ({ unit, sizes: [legs.length], policy: "better", eachWay: true, legs }) as const;

test("a slip each way is paid for a place at a part of its odds, and level runners share the places that are left", () => {
  // 17.000 at a quarter: 1 + 16 / 4.
  expect(ended([0], [[1], [2]])).toEqual([ratio(17), ratio(5)]);
  expect(ended([1], [[2], [0]])).toEqual([ratio(0), ratio(5)]);
  expect(ended([1], [[2], [3], [0]])).toEqual([ratio(0), ratio(0)]);
  expect(ended([1], [[2], [3]])).toEqual([ratio(0), ratio(0)]);
  expect(ended([1], [[0, 2], [3]])).toEqual([ratio(0), ratio(5)]);
  expect(ended([1], [[2], [0, 3]])).toEqual([ratio(0), ratio(5, 2)]);
  expect(ended([0, 1], [[2]])).toEqual([ratio(17, 2), ratio(5)]);
  expect(ended([0, 1, 2, 3], [])).toEqual([ratio(17, 4), ratio(15, 4)]);
});

test("runners that are level before take as many places as they are", () => {
  expect(ended([1, 2], [[3], [0]])).toEqual([ratio(0), ratio(0)]);
  expect(ended([1, 2], [[0, 3]])).toEqual([ratio(0), ratio(5, 2)]);
  const one = horse("0", { place: { places: 1, part: 4 } });
  expect(ended([1, 2], [[0]], one)).toEqual([ratio(0), ratio(0)]);
});

test("a withdrawal cuts the profit of wins and places, by a percent already, and by all of it at most", () => {
  const after = (...percents: readonly number[]) => {
    const withdrawn = percents.map((percent, at) => ({ runner: 3 - at, percent }));
    const { factor, placeFactor } = endOfLeg(horse("0"), { kind: "winners", winners: [0], placed: [], withdrawn });
    return [factor, placeFactor];
  };
  expect(after(0)).toEqual([ratio(17), ratio(5)]);
  expect(after(1)).toEqual([ratio(1_684, 100), ratio(496, 100)]);
  expect(after(25, 25)).toEqual([ratio(9), ratio(3)]);
  expect(after(60, 60)).toEqual([ratio(1), ratio(1)]);
});

test("a slip each way costs two lines and pays both, rounded once", () => {
  const own = slip([horse("0")]);
  expect(sports.stake(own)).toBe(4_000);
  expect(sports.maxPayout(own)).toBe(44_000);
  const third: EventResult = { kind: "winners", winners: [1], placed: [[2], [0]], withdrawn: [] };
  // An example of a bookmaker: 20 each way at 16/1, third, a quarter for three places, returns 100.
  expect(sports.settle(own, new Map([[EVENT, third]]))).toEqual({ payout: 10_000, givenBack: false });
  const gone: EventResult = { ...third, placed: [[2]], withdrawn: [{ runner: 0, percent: 0 }] };
  expect(sports.settle(own, new Map([[EVENT, gone]]))).toEqual({ payout: 4_000, givenBack: true });
  expect(sports.settle(own, new Map())).toBeNull();
});

test("a slip each way goes on after a leg that was only placed, and ends with one that was not", () => {
  const fifth = { places: 3, part: 5 };
  const one = horse("0", { odds: 5_000, place: fifth });
  const two = horse("1", { event: OTHER, odds: 9_000, place: fifth });
  const own = slip([one, two], 1_000);
  const result = (winner: number, placed: readonly (readonly number[])[]): EventResult => ({
    ...{ kind: "winners", winners: [winner], placed, withdrawn: [] },
  });
  expect(sports.settle(own, new Map([[EVENT, result(2, [[0]])]]))).toBeNull();
  expect(sports.settle(own, new Map([[EVENT, result(2, [[3]])]]))).toEqual({ payout: 0, givenBack: false });
  // The win double is lost; 9/5 for the first and 13/5 for the second place.
  const known = new Map([
    [EVENT, result(0, [[3]])],
    [OTHER, result(2, [[1]])],
  ]);
  expect(sports.settle(own, known)?.payout).toBe(4_680);
});

test("a slip each way charges its events for wins and for places", () => {
  const own = slip([horse("0")]);
  const alone = { ...own, eachWay: undefined };
  const charge = (its: typeof own | typeof alone) => sports.charges(its, new Map()).get(EVENT) ?? 0;
  expect(charge(alone)).toBe(32_000);
  expect(charge(own)).toBe(32_000 + 8_000);
});

test("each way is refused at odds and terms at which stakes on all runners win whatever the order", () => {
  const four = { contest: outright.card.contest, withdrawn: [] };
  const priced = (odds: number) => ({ market: "winner", odds: { "0": odds, "1": odds, "2": odds, "3": odds } });
  for (const [odds, places, part] of [
    [3_800, 2, 4],
    [3_800, 3, 2],
    [3_800, 3, 5],
    [3_400, 2, 2],
    [3_400, 3, 2],
  ] as const) {
    // All runners alike: the same stake on each wins by one win and so many places, or by nothing.
    const back = odds / 1_000 + places * (1 + (odds / 1_000 - 1) / part);
    expect(isPlaceGift(priced(odds), four, { places, part }), `${odds} ${places} ${part}`).toBe(back > 8);
  }
  expect(isPlaceGift({ market: "winner", odds: { "0": 9_000 } }, four, { places: 3, part: 2 })).toBe(false);
});

test("a slip each way is taken only on events with terms, which it keeps", () => {
  const asked = (state: EventState) =>
    sports.accept(
      {
        ...{ unit: 2_000, sizes: [1], policy: "better", eachWay: true },
        legs: [{ event: EVENT, market: "winner", selection: "0", odds: 1_900 }],
      },
      new Map([[EVENT, state]]),
    );
  expect(asked(outright)).toMatchObject({ ok: false, refusal: { code: "bet_refused" } });
  const taken = asked({ ...outright, place: terms });
  expect(taken).toMatchObject({ ok: true, value: { eachWay: true, legs: [{ place: terms }] } });
  expect(sports.bet.safeParse(taken.ok ? taken.value : null).success).toBe(true);
  expect(
    sports.bet.safeParse(
      slip([{ event: EVENT, market: "result", selection: "home", odds: 2_000, card: sampleEvent(0).card, fair: null }]),
    ).success,
  ).toBe(false);
  expect(sports.bet.safeParse({ ...slip([horse("0")]), eachWay: undefined }).success).toBe(false);
});
