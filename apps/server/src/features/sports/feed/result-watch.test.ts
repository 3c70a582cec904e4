import { describe, expect, it, test } from "vitest";
import type { Score } from "./odds-feed.ts";
import { type ResultWatch, watchResult } from "./result-watch.ts";

const MATCH = { key: "e1", home: "A", away: "B" };
const START = new Date("2026-11-27T15:00:00Z").getTime();
const at = (minute: number) => new Date(START + minute * 60_000);

/** An answer of the feed at a minute after the start: a score, perhaps a final one. */
type Said = readonly [minute: number, score: Score, finished?: "final"];

function watchAll(...answers: readonly Said[]): ResultWatch {
  let watch: ResultWatch | null = null;
  for (const [minute, score, finished] of answers) {
    const answer = { ...MATCH, startsAt: at(0), score, finished: finished === "final", updatedAt: at(minute) };
    watch = watchResult(watch, answer, at(minute));
  }
  if (watch === null) throw new Error("a test says something");
  return watch;
}

describe("a result", () => {
  test("is known by two equal final scores ten minutes apart", () => {
    expect(watchAll([110, [2, 1], "final"])).toMatchObject({ kind: "wait" });
    expect(watchAll([110, [2, 1], "final"], [119.99, [2, 1], "final"])).toMatchObject({ kind: "wait" });
    expect(watchAll([110, [2, 1], "final"], [120, [2, 1], "final"])).toMatchObject({ kind: "known", score: [2, 1] });
    expect(watchAll([110, [2, 1], "final"], [111, [2, 1], "final"], [120, [2, 1], "final"])).toMatchObject({
      kind: "known",
    });
  });

  test("starts again when its score changes", () => {
    const corrected: readonly Said[] = [
      [110, [2, 1], "final"],
      [115, [3, 1], "final"],
      [120, [3, 1], "final"],
    ];
    expect(watchAll(...corrected)).toMatchObject({ kind: "wait" });
    expect(watchAll(...corrected, [125, [3, 1], "final"])).toMatchObject({ kind: "known", score: [3, 1] });
  });

  test("is not made of scores of play, however long they stand", () => {
    expect(watchAll([10, [0, 0]], [90, [0, 0]], [300, [0, 0]])).toMatchObject({ kind: "wait" });
    expect(watchAll([90, [1, 0]], [100, [1, 0], "final"])).toMatchObject({ kind: "wait" });
  });

  test("may take back a goal that did not count", () => {
    expect(watchAll([89, [2, 0]], [100, [1, 0], "final"], [110, [1, 0], "final"])).toMatchObject({ score: [1, 0] });
  });
});

describe("a trader is asked", () => {
  it.each<[string, string, readonly Said[]]>([
    [
      "third-final-score",
      "three final scores",
      [
        [110, [1, 0], "final"],
        [112, [2, 0], "final"],
        [114, [3, 0], "final"],
      ],
    ],
    [
      "third-final-score",
      "a score that comes and goes",
      [
        [110, [1, 0], "final"],
        [112, [2, 0], "final"],
        [114, [1, 0], "final"],
      ],
    ],
    [
      "unfinished-again",
      "an end that is taken back",
      [
        [110, [1, 0], "final"],
        [112, [1, 0]],
      ],
    ],
    [
      "sides-reversed",
      "final sides in reverse",
      [
        [110, [1, 0], "final"],
        [112, [0, 1], "final"],
      ],
    ],
    [
      "sides-reversed",
      "sides in reverse to those of play",
      [
        [89, [1, 2]],
        [112, [2, 1], "final"],
      ],
    ],
    ["finished-before-start", "an end before the start", [[-5, [1, 0], "final"]]],
    [
      "corrected",
      "another score after the result",
      [
        [110, [1, 0], "final"],
        [120, [1, 0], "final"],
        [180, [2, 0], "final"],
      ],
    ],
    [
      "unfinished-again",
      "play after the result",
      [
        [110, [1, 0], "final"],
        [120, [1, 0], "final"],
        [121, [1, 0]],
      ],
    ],
  ])("%s: %s", (why, _, answers) => {
    expect(watchAll(...answers)).toMatchObject({ kind: "ask", why });
    // No answer takes it back from them.
    expect(watchAll(...answers, [500, [1, 0], "final"], [600, [1, 0], "final"])).toMatchObject({ kind: "ask", why });
  });

  test("with what the feed said", () => {
    const ask = watchAll([110, [1, 0], "final"], [112, [2, 0], "final"], [114, [3, 0], "final"]);
    expect(ask).toMatchObject({
      scores: [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    });
  });

  test("not for an even score, which has no order", () => {
    expect(watchAll([110, [1, 1], "final"], [120, [1, 1], "final"])).toMatchObject({ kind: "known" });
  });
});

test("an answer that was overtaken says nothing", () => {
  const final = watchAll([110, [1, 0], "final"]);
  const late = { ...MATCH, startsAt: at(0), score: [0, 0] as const, finished: false, updatedAt: at(80) };
  expect(watchResult(final, late, at(111))).toBe(final);
});

test("a result that is told again stays known", () => {
  expect(watchAll([110, [1, 0], "final"], [120, [1, 0], "final"], [400, [1, 0], "final"])).toMatchObject({
    kind: "known",
    score: [1, 0],
  });
});
