import type { BetFact } from "@fairhouse/protocol/play.ts";
import { expect, it } from "vitest";
import type { EventState, PricedMarket } from "../rules/event.ts";
import { sampleEvent } from "../rules/sample.ts";
import {
  competitionsOf,
  daysOf,
  favouritesOf,
  mainMarketOf,
  marketsOf,
  readEvent,
  scoreColumns,
  selectionsOf,
  sportsOf,
  takesBets,
} from "./events.ts";

const START = Date.parse("2026-11-27T15:00:00.000Z");
const HOUR_MS = 3_600_000;

function factOf(id: string, state: unknown, more: Partial<BetFact> = {}): BetFact {
  const openedAt = "2026-11-20T00:00:00.000Z";
  const none = { result: null, links: null, timed: null, closedAt: null, knownAt: null, corrections: [] };
  return { id, phase: "open", version: 0, state, openedAt, ...none, ...more };
}

function event(id: string, hours: number, card: Partial<EventState["card"]> = {}) {
  const state = sampleEvent(0);
  const startsAt = new Date(START + hours * HOUR_MS).toISOString();
  return readEvent(factOf(id, { ...state, card: { ...state.card, startsAt, ...card } }));
}

const market = (own: Partial<PricedMarket>): PricedMarket => ({ market: "result", odds: {}, ...own });
const names = (own: PricedMarket, state = sampleEvent(0)) =>
  selectionsOf(own, state.card).map(({ selection }) => selection);

it("sports, competitions and events stand in the order of what begins soonest, however they came", () => {
  const events = [
    ...event("d", 5),
    ...event("c", 3, { sport: "Tennis", competition: "Open" }),
    ...event("b", 2, { competition: "Hill League" }),
    ...event("a", 5, { sport: "football" }),
    ...event("e", 1),
  ];
  const listed = (all: typeof events) =>
    competitionsOf(all).map(({ sport, competition, events: own }) => [
      sport,
      competition,
      own.map(({ fact }) => fact.id),
    ]);
  const expected = [
    ["football", "Coast League", ["e", "a", "d"]],
    ["football", "Hill League", ["b"]],
    ["tennis", "Open", ["c"]],
  ];
  expect(listed(events)).toEqual(expected);
  expect(listed(events.toReversed())).toEqual(expected);
  expect(sportsOf(events)).toEqual([
    ["football", 4],
    ["tennis", 1],
  ]);
});

it("an event takes bets until its start, whatever its phase says", () => {
  const [own] = event("a", 0);
  if (own === undefined) throw new Error("the sample cannot be read");
  expect(takesBets(own, START - 1)).toBe(true);
  expect(takesBets(own, START)).toBe(false);
  expect(takesBets({ ...own, fact: { ...own.fact, phase: "closed" } }, START - 1)).toBe(false);
});

it("a state that this page cannot read is left out", () => {
  for (const state of [null, {}, { ...sampleEvent(0), markets: null }])
    expect(readEvent(factOf("a", state))).toEqual([]);
});

it("markets stand in their order with their lines from the lowest on", () => {
  const state = sampleEvent(0);
  const total = market({ market: "total", line: 6, odds: { over: 1_300 } });
  const groups = marketsOf({ ...state, markets: [...state.markets.toReversed(), total] });
  expect(groups.map(({ market: own, lines }) => [own, ...lines.map(({ line }) => line)])).toEqual([
    ["result", undefined],
    ["draw-no-bet", undefined],
    ["total", 6, 10],
    ["asian-handicap", -3],
  ]);
});

it("a result without a draw is that of a sport that has none, and a suspended one has all three", () => {
  expect(names(market({ odds: { away: 1_500, home: 2_500 } }))).toEqual(["home", "away"]);
  expect(names(market({ odds: { home: 2_500 }, fair: { home: 1, draw: 1, away: 1 } }))).toEqual([
    "home",
    "draw",
    "away",
  ]);
  expect(names(market({}))).toEqual(["home", "draw", "away"]);
});

it("a market shows selections that take no bets, and each side of a handicap has its own line", () => {
  expect(names(market({ market: "total", line: 10, odds: { over: 1_900 } }))).toEqual(["over", "under"]);
  const handicap = market({ market: "asian-handicap", line: -3, odds: { home: 2_000 } });
  expect(selectionsOf(handicap, sampleEvent(0).card).map(({ line }) => line)).toEqual([-3, 3]);
});

it("scores stand in columns by who wins, fewest points first, and other names are left out", () => {
  const odds = { "2-1": 8_000, "1-0": 7_000, "0-0": 9_000, "1-1": 6_000, "0-2": 12_000, other: 3_000 };
  const selections = selectionsOf(market({ market: "score", odds }), sampleEvent(0).card);
  expect(scoreColumns(selections).map((column) => column.map(({ selection }) => selection))).toEqual([
    ["1-0", "2-1"],
    ["0-0", "1-1"],
    ["0-2"],
  ]);
});

it("favourites are the runners that take bets, lowest odds first, without those that were withdrawn", () => {
  const state = sampleEvent(3);
  const own = { ...state, card: { ...state.card, withdrawn: [0] } };
  const main = mainMarketOf(own);
  if (main === null) throw new Error("an outright has a market");
  const priced = { ...main, odds: { "0": 1_500, "2": 9_000, "3": 2_000 } };
  expect(favouritesOf(priced, own).map(({ selection }) => selection)).toEqual(["3", "2"]);
  expect(names(priced, own)).toEqual(["0", "1", "2", "3"]);
});

it("a list shows the result, draw no bet if there is none, and nothing of a match with lines alone", () => {
  const state = sampleEvent(0);
  const without = (...gone: readonly string[]) => ({
    ...state,
    markets: state.markets.filter(({ market: its }) => !gone.includes(its)),
  });
  expect(mainMarketOf(state)?.market).toBe("result");
  expect(mainMarketOf(without("result"))?.market).toBe("draw-no-bet");
  expect(mainMarketOf(without("result", "draw-no-bet"))).toBeNull();
});

it("events stand under the day of their start, and those in play first", () => {
  const inPlay = readEvent(
    factOf("live", {
      ...sampleEvent(0),
      inPlay: { delayMs: 2_000, course: { step: 0, score: [0, 0], minute: 3, incidents: [] } },
    }),
  );
  const events = [...event("c", 48), ...event("b", 24), ...inPlay, ...event("a", 0), ...event("d", 24)];
  expect(daysOf(events).map(({ events: own }) => own.map(({ fact }) => fact.id))).toEqual([
    ["live"],
    ["a"],
    ["b", "d"],
    ["c"],
  ]);
  expect(daysOf([])).toEqual([]);
});
