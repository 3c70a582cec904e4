import { expect, it } from "vitest";
import { readAs } from "../shared/facts/facts.ts";
import { facts, isEvent, resultOf } from "./facts.ts";
import type { EventResult } from "./rules/event.ts";
import { sampleEvent } from "./rules/sample.ts";

const match = sampleEvent(0);
const race = sampleEvent(3);
const leg = { event: "e", market: "result", selection: "home", odds: 1_900, card: match.card, fair: null };
const slipOf = (own: unknown) => ({ unit: 1_000, sizes: [1], policy: "better", legs: [own] });

/** Reads values as they come from the network. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it("events of all kinds are read", () => {
  for (const state of [match, race, { ...match, suspended: true, most: 20, markets: [] }]) {
    expect(isEvent(json(state))).toBe(true);
  }
});

it.each<[name: string, state: unknown]>([
  ["nothing", null],
  ["a list", []],
  ["a start that is no time", { ...match, card: { ...match.card, startsAt: "soon" } }],
  ["a side without a name", { ...match, card: { ...match.card, contest: { kind: "match", home: "", away: "B" } } }],
  ["another kind of contest", { ...match, card: { ...match.card, contest: { kind: "duel", home: "A", away: "B" } } }],
  ["a withdrawn runner of a match", { ...match, card: { ...match.card, withdrawn: [0] } }],
  ["a withdrawn runner that is not there", { ...race, card: { ...race.card, withdrawn: [4] } }],
  ["odds of 1", { ...match, markets: [{ market: "result", odds: { home: 1_000 } }] }],
  ["odds of a selection that is not there", { ...match, markets: [{ market: "result", odds: { toString: 2_000 } }] }],
  ["a market of objects", { ...match, markets: [{ market: "toString", odds: { home: 2_000 } }] }],
  ["a total without a line", { ...match, markets: [{ market: "total", odds: { over: 2_000 } }] }],
  ["odds in a list", { ...race, markets: [{ market: "winner", odds: [2_000] }] }],
  ["a chance above 1", { ...match, markets: [{ market: "result", odds: { home: 2_000 }, fair: { home: 1_000_001 } }] }],
])("an event with %s is not read", (_, state) => {
  expect(isEvent(json(state))).toBe(false);
});

it("results are read for their kind of event alone", () => {
  const scored: EventResult = { kind: "score", score: [2, 1], halfTime: [1, 0] };
  const won: EventResult = { kind: "winners", winners: [0, 3], withdrawn: [{ runner: 1, percent: 20 }] };
  expect(resultOf(match.card, json(scored))).toEqual(scored);
  expect(resultOf(match.card, json({ kind: "abandoned", score: [0, 0] }))).toEqual({
    kind: "abandoned",
    score: [0, 0],
  });
  expect(resultOf(race.card, json(won))).toEqual(won);
  expect(resultOf(match.card, won)).toBeNull();
  expect(resultOf(race.card, scored)).toBeNull();
});

it.each<[name: string, result: unknown]>([
  ["no score", { kind: "score" }],
  ["one side alone", { kind: "score", score: [1] }],
  ["three sides", { kind: "score", score: [1, 2, 3] }],
  ["a negative score", { kind: "score", score: [-1, 0] }],
  ["a score in text", { kind: "score", score: ["1", "0"] }],
  ["no winner", { kind: "winners", winners: [], withdrawn: [] }],
  ["a winner that is not there", { kind: "winners", winners: [4], withdrawn: [] }],
  ["a cut above all", { kind: "winners", winners: [0], withdrawn: [{ runner: 1, percent: 101 }] }],
])("a result with %s is not read", (_, result) => {
  expect(resultOf(match.card, json(result))).toBeNull();
  expect(resultOf(race.card, json(result))).toBeNull();
});

it("a leg is read with a selection that its own event has, and only with that", () => {
  expect(readAs(facts.isBet, json(slipOf(leg)))).not.toBeNull();
  expect(readAs(facts.isBet, json(slipOf({ ...leg, fair: 500_000 })))).not.toBeNull();
  const wrong = [
    { ...leg, market: "winner", selection: "0" },
    { ...leg, selection: "constructor" },
    { ...leg, line: 2 },
    { ...leg, odds: 1 },
    { ...leg, fair: 0 },
    { ...leg, fair: undefined },
    { ...leg, card: race.card },
    { ...leg, card: { ...match.card, startsAt: "" } },
  ];
  for (const own of wrong) expect(readAs(facts.isBet, json(slipOf(own))), JSON.stringify(own)).toBeNull();
});
