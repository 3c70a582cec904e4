import { expect, test } from "vitest";
import { pointsSoFar } from "./use-table-points.ts";

const fact = { links: { first: 11, last: 13 }, openedAt: "2026-11-28T12:00:00.000Z" };
const LATER = "2026-11-28T12:10:00.000Z";

const round = (index: number, point: number | null, settledAt = LATER) => ({
  index,
  outcome: point === null ? null : { point },
  settledAt,
});

test("an event has the points of its own rounds, oldest first, in whatever order they have become known", () => {
  const first = [round(12, 150), round(11, 300)];
  expect(pointsSoFar(fact, first)).toEqual([
    { link: 11, point: 300 },
    { link: 12, point: 150 },
  ]);
  // One that the page has missed comes after the next one.
  expect(pointsSoFar(fact, [round(13, 101), round(11, 300), round(12, 150)]).map(({ link }) => link)).toEqual([
    11, 12, 13,
  ]);
  expect(pointsSoFar(fact, [round(14, 900), round(10, 800)])).toEqual([]);
});

test("an event has no point of a round that was called off, nor of one that an earlier chain has at the same place", () => {
  const earlier = round(12, 5_000, "2026-11-28T11:59:59.999Z");
  expect(pointsSoFar(fact, [round(13, null), earlier, round(11, 300)])).toEqual([{ link: 11, point: 300 }]);
});

test("an event of no links has none", () => {
  expect(pointsSoFar({ ...fact, links: null }, [round(11, 300)])).toEqual([]);
});
