import { expect, it, test } from "vitest";
import { readScores } from "./the-odds-api-scores.ts";

const SPORT = "soccer_harbour_league";
const [HOME, AWAY] = ["Greywharf", "Saltmere"];
const scored = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: "e1", sport_key: SPORT, commence_time: "2026-11-27T15:00:00Z", completed: true },
  ...{ home_team: HOME, away_team: AWAY, last_update: "2026-11-27T17:00:00Z" },
  scores: [
    { name: HOME, score: "2" },
    { name: AWAY, score: "1" },
  ],
  ...changes,
});
const read = (...events: readonly unknown[]) => readScores(JSON.stringify(events), SPORT);
const names = (...scores: readonly (readonly [string, unknown])[]) => ({
  scores: scores.map(([name, score]) => ({ name, score })),
});

test("a score is read with its time and whether it is final", () => {
  expect(read(scored())).toEqual({
    entries: [
      {
        key: "e1",
        home: HOME,
        away: AWAY,
        startsAt: new Date("2026-11-27T15:00:00Z"),
        score: [2, 1],
        finished: true,
        updatedAt: new Date("2026-11-27T17:00:00Z"),
      },
    ],
    unreadable: [],
  });
});

test("scores in reverse order are put right by their names", () => {
  expect(read(scored(names([AWAY, "1"], [HOME, "2"]))).entries[0]?.score).toEqual([2, 1]);
});

test("an event to come says nothing, and fails nothing", () => {
  expect(read(scored({ completed: false, scores: null, last_update: null }))).toEqual({ entries: [], unreadable: [] });
});

it.each([
  ["a name that is neither side", names([HOME, "2"], ["Somebody", "1"])],
  ["one side twice", names([HOME, "2"], [HOME, "1"])],
  ["one side", names([HOME, "2"])],
  ["three sides", names([HOME, "2"], [AWAY, "1"], ["Draw", "0"])],
  ["a negative score", names([HOME, "-2"], [AWAY, "1"])],
  ["a broken score", names([HOME, "2.5"], [AWAY, "1"])],
  ["a score of overs", names([HOME, "205/7"], [AWAY, "1"])],
  ["a score that never ends", names([HOME, "9".repeat(400)], [AWAY, "1"])],
  ["no score", names([HOME, null], [AWAY, "1"])],
  ["an end without scores", { scores: null }],
  ["no time", { last_update: null }],
  ["sides of one name", { away_team: HOME, ...names([HOME, "2"], [HOME, "1"]) }],
  ["an end that is neither true nor false", { completed: "true" }],
])("an event with %s is unreadable, alone", (_, changes) => {
  const { entries, unreadable } = read(scored(changes), scored({ id: "e2" }));
  expect(entries.map(({ key }) => key)).toEqual(["e2"]);
  expect(unreadable).toEqual(["e1"]);
});
