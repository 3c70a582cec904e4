import { expect, test } from "vitest";
import { every } from "./every.ts";

/** Calls back when a test lets time pass. */
function clockOfTest() {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    waiting: timers,
    after(delayMs: number, callback: () => void) {
      const timer = { at: now + delayMs, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (due === undefined) break;
        now = due.at;
        timers.delete(due);
        due.callback();
        await settled();
      }
      now = until;
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("runs once per interval, the first time after its own delay", async () => {
  const clock = clockOfTest();
  let runs = 0;
  const count = () => {
    runs += 1;
  };
  every(clock, 100, count, { firstMs: 10 });
  await clock.pass(9);
  expect(runs).toBe(0);
  await clock.pass(1);
  expect(runs).toBe(1);
  await clock.pass(200);
  expect(runs).toBe(3);
});

test("counts the interval from the end of a run, and waits as long as the run asks for", async () => {
  const clock = clockOfTest();
  const ends: ((nextMs: number | undefined) => void)[] = [];
  every(clock, 100, () => new Promise<number | undefined>((resolve) => ends.push(resolve)));
  await clock.pass(500);
  expect(ends).toHaveLength(1);
  ends[0]?.(undefined);
  await settled();
  await clock.pass(99);
  expect(ends).toHaveLength(1);
  await clock.pass(1);
  expect(ends).toHaveLength(2);
  ends[1]?.(1_000);
  await settled();
  await clock.pass(999);
  expect(ends).toHaveLength(2);
  await clock.pass(1);
  expect(ends).toHaveLength(3);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("lost");
    },
  ],
  ["rejects", () => Promise.reject(new Error("lost"))],
])("goes on after a run that %s, and reports it", async (_how, work: () => Promise<void>) => {
  const clock = clockOfTest();
  const failures: unknown[] = [];
  every(clock, 100, work, { failed: (error) => failures.push(error) });
  await clock.pass(300);
  expect(failures).toEqual([new Error("lost"), new Error("lost"), new Error("lost")]);
});

test("a hurried job runs at once, and never beside itself", async () => {
  const clock = clockOfTest();
  const ends: (() => void)[] = [];
  const job = every(clock, 100, () => new Promise<void>((resolve) => ends.push(resolve)));
  job.hurry();
  expect(ends).toHaveLength(1);
  job.hurry();
  job.hurry();
  await clock.pass(1_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await settled();
  await clock.pass(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await settled();
  await clock.pass(99);
  expect(ends).toHaveLength(2);
});

test("stopping waits for the run under way, tells it, and begins no other", async () => {
  const clock = clockOfTest();
  let end = () => {};
  let isStopping = () => false;
  let runs = 0;
  const job = every(clock, 100, (stopping) => {
    runs += 1;
    isStopping = stopping;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await clock.pass(100);
  expect(isStopping()).toBe(false);
  let stopped = false;
  const stop = job.stop().then(() => {
    stopped = true;
  });
  await settled();
  expect([isStopping(), stopped]).toEqual([true, false]);
  end();
  await stop;
  job.hurry();
  await clock.pass(1_000);
  expect([runs, clock.waiting.size]).toEqual([1, 0]);
});
