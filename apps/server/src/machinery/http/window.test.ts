import { expect, test } from "vitest";
import { Window } from "./window.ts";

function windowAt(max: number) {
  let now = 0;
  const clock = { now: () => now, monotonic: () => now, after: () => () => undefined };
  const wait = (ms: number) => {
    now += ms;
  };
  return { window: new Window({ max, windowMs: 1000 }, clock), wait };
}

test("counts each key by itself, and starts over with every window", () => {
  const { window, wait } = windowAt(2);
  expect([window.take("a"), window.take("a"), window.take("a"), window.take("b")]).toEqual([true, true, false, true]);
  expect([window.isFull("a"), window.isFull("b")]).toEqual([true, false]);
  wait(1000);
  expect([window.isFull("a"), window.take("a")]).toEqual([false, true]);
});

test("a flood of addresses does not exhaust memory, shares the limit of its network, and leaves others theirs", () => {
  const { window } = windowAt(2);
  window.take("203.0.113.9");
  const flood = Array.from(
    { length: 200_000 },
    (_, n) => `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::/64`,
  );
  const passed = flood.filter((key) => window.take(key)).length;
  // A hundred thousand were counted one by one, and the rest as 32 keys.
  expect(passed).toBeLessThan(100_000 + 2 * 32 + 1);
  expect([window.take("203.0.113.9"), window.take("203.0.113.9")]).toEqual([true, false]);
  const newcomers = Array.from({ length: 20 }, (_, n) => `198.${n}.100.7`);
  expect(newcomers.filter((key) => window.take(key)).length).toBeGreaterThan(17);
});
