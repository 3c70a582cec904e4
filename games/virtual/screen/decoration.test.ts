import { linkStream } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { expect, it } from "vitest";
import { AVERAGE } from "../rules/average.ts";
import { TICKS } from "../rules/clock.ts";
import { gridOf } from "../rules/grid.ts";
import { drawMatch } from "../rules/match.ts";
import { ballAt, ballSteps, chanceAt, scorerOf } from "./decoration.ts";
import { teamAt, teamAtKickOff, teamInJoy } from "./formation.ts";
import { topScorers } from "./scorers.ts";

const STEPS = ballSteps("league-3");

const MATCHES = 10_000;

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

it("players stay on the pitch, and one of each side goes to the ball", () => {
  for (let step = 0; step < STEPS; step += 1) {
    const ball = ballAt("salt", 8, step);
    for (const side of ["home", "away"] as const) {
      const team = teamAt(side, ball, `salt:8:${step}`);
      const near = team.filter(({ along, across }) => Math.hypot(along - ball.along, across - ball.across) < 0.2);
      expect(near.length).toBeGreaterThan(0);
      for (const { along, across } of [...team, ...teamAtKickOff(side), ...teamInJoy(side, `${step}`)]) {
        for (const share of [along, across]) expect(share > 0.01 && share < 0.99).toBe(true);
      }
    }
  }
});

it("a chance is a side's whose attack has come near the other goal", () => {
  const chances = Array.from({ length: STEPS }, (_, step) => ({ step, chance: chanceAt("salt", 8, step) }));
  const real = chances.filter(({ chance }) => chance !== null);
  expect(real.length).toBeGreaterThan(2);
  expect(real.length).toBeLessThan(STEPS / 2);
  for (const { step, chance } of real) {
    expect(ballAt("salt", 8, step).along > 0.5 ? "home" : "away").toBe(chance?.side);
  }
});

it("forwards score more often than defenders, and never the goalkeeper", () => {
  const shirts = Array.from({ length: MATCHES }, (_, match) => scorerOf("salt", match, match % 5));
  const count = (shirt: number) => shirts.filter((its) => its === shirt).length;
  expect(new Set(shirts).size).toBe(10);
  expect(count(1)).toBe(0);
  expect(count(9)).toBeGreaterThan(3 * count(4));
});

it("top scorers have all goals of the season, the most first", () => {
  const grid = gridOf(AVERAGE.means);
  const played = Array.from({ length: 80 }, (_, at) => ({
    match: { ...AVERAGE, link: 1 + Math.floor(at / 8), match: at % 8 },
    ...drawMatch(grid, linkStream(sha256Hex(`link ${at}`), "salt", `${at}:0`)),
  }));
  const scorers = topScorers(played, "salt");
  const counts = scorers.map(({ goals }) => goals);
  expect(counts.reduce((sum, goals) => sum + goals, 0)).toBe(played.flatMap(({ goals }) => goals).length);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
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
