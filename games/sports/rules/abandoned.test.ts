import { expect, test } from "vitest";
import type { Points } from "./event.ts";
import { decidedByScore, type EventSelection, MATCH_MARKETS, settledByScore } from "./markets.ts";

const LINES = Array.from({ length: 21 }, (_, at) => at - 8);
const SCORES = Array.from({ length: 16 }, (_, at): Points => [Math.trunc(at / 4), at % 4]);
/** More goals than any of the lines and scores asks for. */
const FURTHER = 8;

/** All selections of all markets, with these lines and scores. */
const selections = Object.entries(MATCH_MARKETS).flatMap(([market, own]): readonly EventSelection[] => {
  const names = own.selections ?? SCORES.map((score) => score.join("-"));
  return names.flatMap((selection) =>
    own.hasLine ? LINES.map((line) => ({ market, selection, line })) : { market, selection },
  );
});

/** The ends of a selection at every score that a match may still reach. */
function endsFrom(selection: EventSelection, [home, away]: Points, halfTime: Points | null, from: Points) {
  const ends = new Set<string>();
  for (let more = 0; more <= FURTHER; more += 1) {
    for (let others = 0; others <= FURTHER; others += 1) {
      ends.add(JSON.stringify(settledByScore(selection, [home + more, away + others], halfTime, from)));
    }
  }
  return ends;
}

test.each<[string, Points | null, Points]>([
  ["without its half-time", null, [0, 0]],
  ["with its half-time", [0, 0], [0, 0]],
  ["for bets that were made in play", [0, 0], [1, 0]],
])("a match that was broken off settles, %s, exactly what no further point could change", (_, halfTime, from) => {
  let decided = 0;
  for (const score of SCORES) {
    for (const selection of selections) {
      const ends = endsFrom(selection, score, halfTime, from);
      const [only = "null"] = ends.size === 1 ? ends : [];
      const now = JSON.stringify(decidedByScore(selection, score, halfTime, from));
      expect(now, `${JSON.stringify(selection)} at ${score}`).toBe(only);
      if (now !== "null") decided += 1;
    }
  }
  expect(decided).toBeGreaterThan(1_000);
});

test("of a quarter line both halves must be decided", () => {
  // Over 1.5 is won by two goals; over 2 gives back, and a third would win it.
  expect(decidedByScore({ market: "total", selection: "over", line: 7 }, [1, 1], null)).toBeNull();
  expect(decidedByScore({ market: "total", selection: "over", line: 7 }, [2, 1], null)).toEqual(["won", "won"]);
});
