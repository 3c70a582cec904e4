import { linkStream } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { expect, it } from "vitest";
import { AVERAGE } from "../rules/average.ts";
import { TICKS } from "../rules/clock.ts";
import { gridOf } from "../rules/grid.ts";
import { drawMatch } from "../rules/match.ts";
import { ballAt } from "./decoration.ts";

const MATCHES = 10_000;
const STEPS = 48;

it("the ball stays on the pitch, moves, and is the same for everybody", () => {
  const places = Array.from({ length: STEPS }, (_, step) => ballAt("salt", 8, step));
  for (const { along, across } of places) {
    expect(along).toBeGreaterThan(0.1);
    expect(along).toBeLessThan(0.9);
    expect(across).toBeGreaterThan(0.1);
    expect(across).toBeLessThan(0.9);
  }
  expect(new Set(places.map(({ along }) => along)).size).toBe(STEPS);
  expect(ballAt("salt", 8, 5)).toEqual(places[5]);
  expect(ballAt("another salt", 8, 5)).not.toEqual(places[5]);
});

// The next two seconds of a show: what could be bet on if bets were still taken.
it("the ball says nothing of the goal to come", () => {
  const grid = gridOf(AVERAGE.means);
  const counts = { before: new Map<string, number>(), shuffled: new Map<string, number>() };
  const ends = Array.from({ length: MATCHES }, (_, match) => {
    const { goals } = drawMatch(grid, linkStream(sha256Hex(`link ${match}`), "salt", `${match}:0`));
    const step = match % STEPS;
    const from = (step * TICKS) / STEPS;
    const next = goals.find(({ tick }) => tick >= from && tick < from + 30)?.side ?? "none";
    const { along } = ballAt("salt", match * 8, step);
    return { next, third: along < 0.4 ? "home" : along > 0.6 ? "away" : "middle" };
  });
  ends.forEach(({ next, third }, match) => {
    const other = ends[(match + MATCHES / 2) % MATCHES]?.next ?? "none";
    counts.before.set(`${third} ${next}`, (counts.before.get(`${third} ${next}`) ?? 0) + 1);
    counts.shuffled.set(`${third} ${other}`, (counts.shuffled.get(`${third} ${other}`) ?? 0) + 1);
  });
  // 2 N · information is χ² with four degrees of freedom where there is none: 0.1% of such tables lie above 18.5.
  for (const count of [counts.before, counts.shuffled]) expect(2 * MATCHES * informationOf(count)).toBeLessThan(18.5);
});

/** Returns the mutual information of two labels in nats. */
function informationOf(counts: ReadonlyMap<string, number>): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sumOf = (place: 0 | 1, label: string | undefined) =>
    [...counts].reduce((sum, [name, count]) => sum + (name.split(" ")[place] === label ? count : 0), 0);
  return [...counts].reduce((sum, [name, count]) => {
    const [one, other] = name.split(" ");
    return sum + (count / all) * Math.log((count * all) / (sumOf(0, one) * sumOf(1, other)));
  }, 0);
}
