import { expect, test } from "vitest";
import { setTestClock } from "../../features/accounts/testing.ts";
import { createAttempts } from "./attempts.ts";

test("allows so many tries by key in a quarter of an hour, and no more", () => {
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

test("a full memory forgets the key that was quiet for longest, and lets all others go on", () => {
  const attempts = createAttempts(setTestClock().clock, 1000);
  attempts.take("quiet", 1);
  for (let key = 0; key < 999; key++) attempts.take(`${key}`, 1);
  expect([attempts.take("500", 1), attempts.take("new", 1), attempts.take("another", 1)]).toEqual([false, true, true]);
  for (let key = 0; key < 5000; key++) {
    attempts.take(`flood ${key}`, 1);
    expect(attempts.take("500", 1)).toBe(false);
  }
  expect(attempts.take("quiet", 1)).toBe(true);
});
