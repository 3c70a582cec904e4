import { expect, test } from "vitest";
import type { EventCard, EventResult } from "./event.ts";
import { problemOfResult } from "./event.ts";
import { sampleEvent } from "./sample.ts";

const match = sampleEvent(0).card;
const outright = sampleEvent(3).card;
const scored = (score: readonly [number, number], halfTime?: readonly [number, number]): EventResult => ({
  ...{ kind: "score", score },
  ...(halfTime === undefined ? {} : { halfTime }),
});
type Winners = Extract<EventResult, { kind: "winners" }>;
const won = (more: Partial<Winners> = {}): Winners => ({ kind: "winners", winners: [0], withdrawn: [], ...more });

test.each<[string, EventCard, EventResult]>([
  ["a score", match, scored([2, 1])],
  ["all points of the first half", match, scored([2, 1], [2, 1])],
  ["points after half-time", match, scored([2, 1], [0, 1])],
  ["a match that was broken off at half-time", match, { kind: "abandoned", score: [0, 0], halfTime: [0, 0] }],
  ["a dead heat", outright, won({ winners: [0, 2] })],
  [
    "a withdrawal of before, with its percent",
    { ...outright, withdrawn: [3] },
    won({ withdrawn: [{ runner: 3, percent: 0 }] }),
  ],
  ["two withdrawals", outright, won({ withdrawn: [2, 3].map((runner) => ({ runner, percent: 10 })) })],
])("a result may have %s", (_, card, result) => {
  expect(problemOfResult(card, result)).toBeNull();
});

test.each<[string, EventCard, EventResult, string]>([
  ["fewer points of home than at half-time", match, scored([1, 3], [2, 0]), "fall"],
  ["fewer points of away than at half-time", match, scored([3, 1], [0, 2]), "fall"],
  ["no runner that was withdrawn before", { ...outright, withdrawn: [3] }, won(), "every runner that was withdrawn"],
  [
    "another runner than the one that was withdrawn before",
    { ...outright, withdrawn: [3] },
    won({ withdrawn: [{ runner: 2, percent: 0 }] }),
    "every runner that was withdrawn",
  ],
  [
    "a withdrawal twice",
    outright,
    won({ withdrawn: [3, 3].map((runner) => ({ runner, percent: 10 })) }),
    "withdrawn twice",
  ],
  ["a winner that was withdrawn", outright, won({ withdrawn: [{ runner: 0, percent: 0 }] }), "cannot finish"],
  [
    "a placed runner that was withdrawn",
    outright,
    won({ placed: [[1]], withdrawn: [{ runner: 1, percent: 0 }] }),
    "cannot finish",
  ],
  ["a runner at two places", outright, won({ placed: [[1], [1]] }), "once"],
  ["a placed runner of another race", outright, won({ placed: [[4]] }), "no such runner"],
  ["a withdrawn runner of another race", outright, won({ withdrawn: [{ runner: 4, percent: 0 }] }), "no such runner"],
])("a result cannot have %s", (_, card, result, why) => {
  expect(problemOfResult(card, result)).toContain(why);
});

test("a result names the placed runners if bets each way were taken", () => {
  expect(problemOfResult(outright, won(), true)).toContain("placed");
  expect(problemOfResult(outright, won({ placed: [] }), true)).toBeNull();
});
