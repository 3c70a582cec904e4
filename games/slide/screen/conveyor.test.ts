import { expect, test } from "vitest";
import { CARDS_PER_ROUND, placeOfRound, pointAt, STOP_MS, slidTo } from "./conveyor.ts";
import { chanceOf } from "./figures.ts";

test("slides the strip from the last result to the round's own, never back, and stays there", () => {
  expect(slidTo(7, -50)).toBe(placeOfRound(6));
  let last = placeOfRound(6);
  for (let ms = 0; ms <= STOP_MS; ms += 16) {
    const place = slidTo(7, ms);
    expect(place).toBeGreaterThanOrEqual(last);
    last = place;
  }
  for (const late of [0, 16, 60_000]) expect(slidTo(7, STOP_MS + late)).toBe(placeOfRound(7));
});

test("is seen to move until just before it stops, because its result is shown at the stop", () => {
  const left = (ms: number) => placeOfRound(7) - slidTo(7, STOP_MS - ms);
  expect(left(1_000)).toBeGreaterThan(1.5);
  expect(left(500)).toBeGreaterThan(0.3);
  expect(left(200)).toBeGreaterThan(0.03);
});

test("stops the strip on the drawn card, and shows results only on cards of known rounds", () => {
  const drawn = new Map([[7, 12_345]]);
  expect(pointAt(placeOfRound(7), drawn)).toBe(12_345);
  const decoration = pointAt(placeOfRound(8), drawn);
  expect(pointAt(placeOfRound(8), new Map([[8, decoration + 1]]))).toBe(decoration + 1);
  expect(pointAt(placeOfRound(7) + 1, drawn)).toBe(pointAt(placeOfRound(7) + 1, new Map()));
});

test("shows ordinary cards on a strip that never slid", () => {
  for (let place = -3; place <= 3; place++) expect(pointAt(place, new Map())).toBeLessThan(10_000);
});

test("decorates by the law of results: large multipliers pass by as rarely as they are hit", () => {
  const cards = 200_000;
  const points = Array.from({ length: cards }, (_, index) =>
    pointAt(index * CARDS_PER_ROUND + 1 + (index % 50), new Map()),
  );
  for (const target of [101, 150, 200, 1_000, 10_000]) {
    const share = points.filter((point) => point >= target).length / cards;
    const expected = chanceOf(target);
    const deviation = Math.sqrt((expected * (1 - expected)) / cards);
    expect(Math.abs(share - expected), `at ${target}`).toBeLessThan(4.5 * deviation);
  }
});
