import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it, test } from "vitest";
import type { EventState, PricedMarket } from "./event.ts";
import {
  chanceNow,
  chancesOf,
  isGift,
  isMarket,
  isPlaceGift,
  isSelection,
  MATCH_MARKETS,
  marketOf,
} from "./markets.ts";
import { sampleEvent } from "./sample.ts";

const match = sampleEvent(0).card;
const outright = sampleEvent(3).card;

/** All selections of the markets of a match, but for scores. */
const SELECTIONS: Readonly<Record<string, string>> = {
  result: "home draw away",
  "double-chance": "1X 12 X2",
  "draw-no-bet": "home away",
  "both-score": "yes no",
  total: "over under",
  "home-total": "over under",
  "away-total": "over under",
  "asian-handicap": "home away",
  "odd-even": "odd even",
  "half-time": "home draw away",
  "half-full": "home/home home/draw home/away draw/home draw/draw draw/away away/home away/draw away/away",
};
const WITH_LINES = ["total", "home-total", "away-total", "asian-handicap"];

describe("a selection of a match", () => {
  const all = [...new Set(Object.values(SELECTIONS).flatMap((names) => names.split(" ")))];

  test.each(Object.keys(MATCH_MARKETS).filter((market) => market !== "score"))("of %s is one of its own", (market) => {
    const line = WITH_LINES.includes(market) ? { line: 10 } : {};
    const known = all.filter((selection) => isSelection({ market, selection, ...line }, match.contest));
    expect(known.toSorted()).toEqual(SELECTIONS[market]?.split(" ").toSorted());
  });

  test("has a line if its market has lines, in whole quarters and not beyond all that is played", () => {
    for (const market of Object.keys(SELECTIONS)) {
      const [selection = ""] = SELECTIONS[market]?.split(" ") ?? [];
      const has = (line?: number) => isSelection({ market, selection, line }, match.contest);
      const isLined = WITH_LINES.includes(market);
      expect([has(), has(0), has(-2_000), has(2_000)], market).toEqual([!isLined, isLined, isLined, isLined]);
      expect([has(2_001), has(-2_001), has(0.5)], market).toEqual([false, false, false]);
    }
  });

  test("of scores is written without zeros before it", () => {
    const of = (selection: string) => isSelection({ market: "score", selection }, match.contest);
    expect(["0-0", "10-3", "999-0"].map(of)).toEqual([true, true, true]);
    expect(["01-0", "1000-0", "1-", "-1-0", "1:0"].map(of)).toEqual([false, false, false, false, false]);
  });
});

test("a selection of an outright is the place of a runner, without a line, of the one market", () => {
  const of = (market: string, selection: string, line?: number) =>
    isSelection({ market, selection, line }, outright.contest);
  expect([of("winner", "0"), of("winner", "3")]).toEqual([true, true]);
  expect([of("winner", "4"), of("winner", "00"), of("winner", "0", 2), of("result", "0")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a market holds nothing but its own selections", () => {
  expect(isMarket({ market: "result", odds: { home: 2_000, away: 2_000 } }, match.contest)).toBe(true);
  expect(isMarket({ market: "result", odds: { home: 2_000, yes: 2_000 } }, match.contest)).toBe(false);
  expect(isMarket({ market: "total", odds: { over: 2_000 } }, match.contest)).toBe(false);
});

describe("odds are a gift", () => {
  test.each<[PricedMarket["market"], PricedMarket["odds"], boolean]>([
    ["result", { home: 3_000, draw: 3_000, away: 3_000 }, false],
    ["result", { home: 3_000, draw: 3_000, away: 3_001 }, true],
    // Sports without a draw leave it out.
    ["result", { home: 2_000, away: 2_000 }, false],
    ["result", { home: 2_000, away: 2_001 }, true],
    ["result", { home: 9_000, draw: 9_000 }, false],
    // Two of them win at each end.
    ["double-chance", { "1X": 1_500, "12": 1_500, X2: 1_500 }, false],
    ["double-chance", { "1X": 1_500, "12": 1_500, X2: 1_501 }, true],
    ["double-chance", { "1X": 9_000, "12": 9_000 }, false],
    ["total", { over: 2_000, under: 2_001 }, true],
    ["total", { over: 9_000 }, false],
    ["score", { "0-0": 400_000, "1-0": 400_000 }, false],
  ])("of %s at %j: %s", (market, odds, expected) => {
    expect(isGift({ market, odds }, match)).toBe(expected);
  });

  it("on all runners that may start", () => {
    const odds = { "0": 4_000, "1": 4_000, "2": 4_000, "3": 4_000 };
    expect(isGift({ market: "winner", odds }, outright)).toBe(false);
    expect(isGift({ market: "winner", odds: { ...odds, "3": 4_001 } }, outright)).toBe(true);
    expect(isGift({ market: "winner", odds }, { ...outright, withdrawn: [3] })).toBe(true);
    const { "3": _, ...three } = odds;
    expect(isGift({ market: "winner", odds: three }, outright)).toBe(false);
    expect(isGift({ market: "winner", odds: three }, { ...outright, withdrawn: [3] })).toBe(true);
  });

  it("with their places, on all runners that may start", () => {
    const odds = { "0": 4_000, "1": 4_000, "2": 4_000, "3": 4_000 };
    const gift = (its: PricedMarket["odds"], places: number, part: number, withdrawn: readonly number[] = []) =>
      isPlaceGift({ market: "winner", odds: its }, { ...outright, withdrawn }, { places, part });
    // Fair for the win, and for a place that is the win once more.
    expect(gift(odds, 1, 1)).toBe(false);
    expect(gift({ ...odds, "3": 4_001 }, 1, 1)).toBe(true);
    expect(gift(odds, 3, 4)).toBe(true);
    expect(gift({ "0": 3_000, "1": 3_000, "2": 3_000 }, 1, 1)).toBe(false);
    expect(gift({ "0": 3_000, "1": 3_000, "2": 3_000 }, 1, 1, [3])).toBe(false);
    expect(gift({ "0": 3_001, "1": 3_001, "2": 3_001 }, 1, 1, [3])).toBe(true);
    // A runner at no odds, on which nobody can bet.
    expect(gift({ "0": 9_000, "1": 9_000, "2": 9_000 }, 3, 2)).toBe(false);
    // All three that are left are placed.
    expect(gift({ "0": 1_500, "1": 1_500, "2": 1_500 }, 4, 1, [3])).toBe(false);
  });
});

describe("chances without margin", () => {
  const state = (own: PricedMarket, event: EventState = sampleEvent(0)): EventState => ({ ...event, markets: [own] });

  it("have their part of it taken off, and add up to one", () => {
    expect(chancesOf([2_000, 4_000, 4_000])).toEqual([ratio(1, 2), ratio(1, 4), ratio(1, 4)]);
    expect(chancesOf([1_500, 3_000])).toEqual([ratio(2, 3), ratio(1, 3)]);
  });

  it("of a match without a draw are of two ends", () => {
    const two = state({ market: "result", odds: { home: 1_500, away: 3_000 } });
    expect(chanceNow(two, { market: "result", selection: "away" })).toEqual(ratio(1, 3));
  });

  it("are what a feed states, and unknown where it states none", () => {
    const own = { market: "result", odds: { home: 1_900, draw: 3_800, away: 3_800 }, fair: { home: 480_000 } };
    expect(chanceNow(state(own), { market: "result", selection: "home" })).toEqual(ratio(12, 25));
    expect(chanceNow(state(own), { market: "result", selection: "draw" })).toBeNull();
  });

  it("are of the runners that are left", () => {
    const { card, ...event } = sampleEvent(3);
    const left = state(
      { market: "winner", odds: { "0": 2_000, "1": 4_000, "2": 4_000 } },
      { ...event, card: { ...card, withdrawn: [3] } },
    );
    expect(chanceNow(left, { market: "winner", selection: "0" })).toEqual(ratio(1, 2));
  });
});

test("the market of a selection is the one of its line, seen from its side", () => {
  const markets = [-3, 0, 3].map((line) => ({
    market: "asian-handicap",
    line,
    odds: { home: 2_000 + line, away: 2_000 },
  }));
  const lineOf = (selection: string, line: number) =>
    marketOf({ markets }, { market: "asian-handicap", selection, line })?.line;
  expect([lineOf("home", -3), lineOf("away", 3), lineOf("away", -3), lineOf("away", 0), lineOf("home", 1)]).toEqual([
    -3,
    -3,
    3,
    0,
    undefined,
  ]);
});
