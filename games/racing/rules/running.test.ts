import { soloChance } from "@fairhouse/fairness/stream.ts";
import { describe, expect, it } from "vitest";
import { orderOf } from "./order.ts";
import { CALL_MS, CALLS, drawRunning, LINE_MS, QUARTER_MS, SHOW_MS, toldOf } from "./running.ts";

const LEVEL = [20, 20, 20, 20, 20, 20, 20, 20, 20, 20];
const run = (n: number, weights = LEVEL) => drawRunning(weights, soloChance("a race", "run", n));

/** Counts the races, of many, for which something holds. */
function shareOf(holds: (running: ReturnType<typeof run>) => boolean, races = 2_000): number {
  return Array.from({ length: races }, (_, n) => run(n)).filter(holds).length / races;
}

const leaderAt = ({ calls }: ReturnType<typeof run>, call: number) => calls[call - 1]?.indexOf(0);
const winnerOf = ({ arrivals }: ReturnType<typeof run>) => arrivals[0]?.runner;

describe("a race", () => {
  it("ends in the order that its first 52 bits decide, each runner behind the one before", () => {
    for (let n = 0; n < 50; n += 1) {
      const { calls, arrivals } = run(n);
      expect(arrivals.map(({ runner }) => runner)).toEqual(orderOf(LEVEL, soloChance("a race", "run", n).bits52()));
      arrivals.forEach(({ behind }, place) => {
        expect(behind).toBeGreaterThan(place === 0 ? -1 : (arrivals[place - 1]?.behind ?? 0));
      });
      expect(calls).toHaveLength(CALLS);
      for (const distances of calls) {
        expect(distances).toHaveLength(LEVEL.length);
        expect(Math.min(...distances)).toBe(0);
      }
    }
  });

  it("moves no runner by more than two lengths and a half from call to call", () => {
    for (let n = 0; n < 200; n += 1) {
      const { calls } = run(n);
      calls.slice(1).forEach((distances, at) => {
        distances.forEach((distance, runner) => {
          expect(Math.abs(distance - (calls[at]?.[runner] ?? 0))).toBeLessThanOrEqual(20);
        });
      });
    }
  });

  it("is open for long: early leaders win little more often than others, and the last call names no winner for sure", () => {
    expect(shareOf((running) => leaderAt(running, 6) === winnerOf(running))).toBeLessThan(0.2);
    expect(shareOf((running) => leaderAt(running, 12) === winnerOf(running))).toBeLessThan(0.35);
    const last = shareOf((running) => leaderAt(running, CALLS) === winnerOf(running));
    expect(last).toBeGreaterThan(0.5);
    expect(last).toBeLessThan(0.95);
  });
});

describe("the show of a race", () => {
  it("tells no call and no arrival before its time, all in the end, and takes nothing back", () => {
    const running = run(1);
    let before = 0;
    for (let moment = 0; moment <= SHOW_MS; moment += 50) {
      const { calls, arrivals } = toldOf(running, moment / SHOW_MS);
      expect(moment).toBeGreaterThanOrEqual(CALL_MS * calls.length);
      for (const { behind } of arrivals) expect(moment).toBeGreaterThanOrEqual(LINE_MS + QUARTER_MS * behind);
      expect(calls).toEqual(running.calls.slice(0, calls.length));
      expect(arrivals).toEqual(running.arrivals.slice(0, arrivals.length));
      expect(calls.length + arrivals.length).toBeGreaterThanOrEqual(before);
      before = calls.length + arrivals.length;
    }
    expect(toldOf(running, 0)).toEqual({ calls: [], arrivals: [] });
    expect(toldOf(running, 1)).toEqual(running);
  });

  it("ends before its last moments, whatever the field", () => {
    const field = Array.from({ length: 12 }, () => 10);
    for (let n = 0; n < 500; n += 1) expect(run(n, field).arrivals.at(-1)?.behind).toBeLessThanOrEqual(88);
    expect(LINE_MS + 88 * QUARTER_MS).toBeLessThan(SHOW_MS - 3_000);
  });
});
