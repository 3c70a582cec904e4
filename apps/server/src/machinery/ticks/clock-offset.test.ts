import type { Logger } from "pino";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { ClockOffset, measureClock } from "./clock-offset.ts";

function offset() {
  const warned: number[] = [];
  const log = { warn: ({ aheadMs }: { aheadMs: number }) => void warned.push(aheadMs) } as unknown as Logger;
  return { warned, clock: new ClockOffset(log) };
}

test("a clock is ahead or behind by what the time of an exchange leaves no doubt of", () => {
  const { clock } = offset();
  for (const [databaseAt, ms] of [
    [10_000, 0],
    [9_980, 0],
    [9_900, 80],
    [10_200, -180],
  ] as const) {
    clock.note(9_980, databaseAt, 10_020);
    expect(clock.ms).toBe(ms);
  }
  // An exchange that took seconds says nothing.
  clock.note(8_000, 9_000, 12_000);
  expect(clock.ms).toBe(0);
});

test("the operator is told once that clocks differ, and again after they have agreed", async () => {
  const { clock, warned } = offset();
  const registry = new Registry();
  measureClock(registry, clock);
  clock.note(10_000, 9_751, 10_000);
  expect(warned).toEqual([]);
  clock.note(10_000, 9_000, 10_000);
  clock.note(11_000, 10_000, 11_000);
  expect(warned).toEqual([1_000]);
  expect(await registry.metrics()).toContain("fairhouse_clock_ahead_seconds 1\n");
  clock.note(12_000, 12_000, 12_000);
  clock.note(13_000, 13_400, 13_000);
  expect(warned).toEqual([1_000, -400]);
});
