import { soloChance } from "@fairhouse/fairness/stream.ts";
import { describe, expect, it } from "vitest";
import { drawRunning, LINE_MS, QUARTER_MS, type Running, SHOW_MS, toldOf } from "../rules/running.ts";
import { saidOf } from "./course-lines.ts";
import { elapsedOnScreen, finishOf, isClose, isRun, orderTold, RaceMotion } from "./motion.ts";

const WEIGHTS = [40, 30, 20, 20, 15, 15, 10, 10, 10];
const RUNNERS = WEIGHTS.length;
const FRAME_MS = 16;
const run = (n: number) => drawRunning(WEIGHTS, soloChance("a race", "on screen", n));

/** The time for which a page hears late of what is told, in milliseconds. */
const LATE_MS = 300;

/** Plays a race as a page does, and returns the runners in the order in which they cross the line on the screen. */
function crossings(running: Running): readonly { readonly runner: number; readonly told: number }[] {
  const motion = new RaceMotion();
  const crossed = new Map<number, number>();
  for (let now = 0; now <= SHOW_MS; now += FRAME_MS) {
    const told = toldOf(running, Math.max(0, now - LATE_MS) / SHOW_MS);
    const { positions } = motion.at(RUNNERS, told, Math.max(0, now - 600), FRAME_MS);
    positions.forEach((position, runner) => {
      if (position >= 0 && !crossed.has(runner)) crossed.set(runner, told.arrivals.length);
    });
  }
  return [...crossed].map(([runner, told]) => ({ runner, told }));
}

describe("a race on the screen", () => {
  it("lets everybody cross the line in the order of arrival, and nobody before their arrival was told", () => {
    for (let n = 0; n < 40; n += 1) {
      const running = run(n);
      const all = crossings(running);
      expect(all).toHaveLength(RUNNERS);
      const order = running.arrivals.map(({ runner }) => runner);
      for (const { runner, told } of all) expect(order.slice(0, told)).toContain(runner);
      expect(all[0]?.runner).toBe(order[0]);
    }
  });

  it("keeps everybody before the line while the network is silent", () => {
    const { calls } = run(1);
    const motion = new RaceMotion();
    for (let elapsed = LINE_MS - 2_000; elapsed < LINE_MS + 5_000; elapsed += FRAME_MS) {
      const { positions } = motion.at(RUNNERS, { calls, arrivals: [] }, elapsed, FRAME_MS);
      for (const position of positions) expect(position).toBeLessThan(0);
    }
  });

  it("begins where a page finds it, without a jump from the start", () => {
    const running = run(2);
    const told = toldOf(running, 0.5);
    const { positions } = new RaceMotion().at(RUNNERS, told, SHOW_MS / 2, null);
    const lead = (SHOW_MS / 2 - LINE_MS) / QUARTER_MS;
    expect(positions).toEqual(told.calls.at(-1)?.map((distance) => lead - distance));
  });

  it("returns to the moment in which the winner crosses the line", () => {
    const running = run(5);
    const { positions } = finishOf(RUNNERS, running);
    for (const { runner, behind } of running.arrivals) expect(positions[runner]).toBe(0 - behind);
    expect(Math.max(...positions)).toBe(0);
  });

  it("needs a photograph if the second is a neck behind, and none for half a length", () => {
    const { calls, arrivals } = run(5);
    const [winner = { runner: 0, behind: 0 }, second = winner] = arrivals;
    const after = (behind: number) => isClose({ calls, arrivals: [winner, { ...second, behind }] });
    expect([1, 2].map(after)).toEqual([true, false]);
    expect(isClose({ calls, arrivals: [winner] })).toBe(false);
  });

  it("is at its start before the show, and a moment behind the clock in it", () => {
    expect(elapsedOnScreen(null, 5)).toBe(0);
    expect(elapsedOnScreen({ begunAt: null, overAt: null }, 5)).toBe(0);
    const timed = { begunAt: "2030-01-01T00:00:00.000Z", overAt: "2030-01-01T00:00:32.000Z" };
    expect(elapsedOnScreen(timed, Date.parse("2030-01-01T00:00:10.000Z"))).toBe(9_400);
  });
});

describe("the order of a field", () => {
  it("is by number before the first call, then by distance, and in the end that of arrival", () => {
    const running = run(3);
    expect(orderTold(RUNNERS, null)).toEqual(WEIGHTS.map((_, runner) => runner));
    const [first = 0] = orderTold(RUNNERS, toldOf(running, 0.5));
    expect(toldOf(running, 0.5).calls.at(-1)?.[first]).toBe(0);
    expect(orderTold(RUNNERS, running)).toEqual(running.arrivals.map(({ runner }) => runner));
    const race = { race: { horses: WEIGHTS } };
    expect(isRun(race, running)).toBe(true);
    expect(isRun(race, { ...running, arrivals: running.arrivals.slice(1) })).toBe(false);
    expect(isRun(race, null)).toBe(false);
  });
});

describe("the commentary", () => {
  it("only adds lines as a race is told, and names the winner with the first arrival", () => {
    const running = run(4);
    let before: readonly unknown[] = [];
    for (let moment = 0; moment <= SHOW_MS; moment += 250) {
      const told = toldOf(running, moment / SHOW_MS);
      const said = saidOf(RUNNERS, told);
      expect(said.slice(0, before.length)).toEqual(before);
      expect(said.some(({ kind }) => kind === "wins")).toBe(told.arrivals.length > 0);
      before = said;
    }
    expect(before[0]).toEqual({ kind: "off" });
    const arrived = running.arrivals.map(({ runner }) => runner);
    expect(before.at(-2)).toEqual({ kind: "result", first: arrived.slice(0, 3) });
    expect(before.at(-1), "the picture names the first three").toEqual({ kind: "behind", next: arrived.slice(3, 6) });
    expect(before.length).toBeGreaterThanOrEqual(8);
  });
});
