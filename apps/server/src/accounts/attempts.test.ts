import { expect, test } from "vitest";
import { createAttempts } from "./attempts.ts";
import { setTestClock } from "./testing.ts";

test("so many tries by key in a quarter of an hour, and no more", () => {
  const { clock, advance } = setTestClock();
  const attempts = createAttempts(clock);
  expect([1, 2, 3].map(() => attempts.take("a", 2))).toEqual([true, true, false]);
  expect(attempts.take("b", 2)).toBe(true);
  expect(() => attempts.demand("a", 2)).toThrow(expect.objectContaining({ code: "too_many_requests" }));
  advance(15 * 60 * 1000 + 1);
  expect(attempts.take("a", 2)).toBe(true);
});

test("a good try forgets the bad ones before it", () => {
  const attempts = createAttempts(setTestClock().clock);
  attempts.take("a", 2);
  attempts.take("a", 2);
  attempts.forget("a");
  expect(attempts.take("a", 2)).toBe(true);
});

test("a memory that is full of keys lets no new one in, and goes on counting those that it has", () => {
  const { clock, advance } = setTestClock();
  const attempts = createAttempts(clock);
  for (let key = 0; key < 200_000; key++) attempts.take(`${key}`, 2);
  expect(attempts.take("new", 2)).toBe(false);
  expect([attempts.take("7", 2), attempts.take("7", 2)]).toEqual([true, false]);
  advance(15 * 60 * 1000 + 1);
  expect(attempts.take("new", 2)).toBe(true);
});
