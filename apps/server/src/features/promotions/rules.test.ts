import { describe, expect, test } from "vitest";
import { DAY_MS, dailyState, dayOf, endedWeeks, FREE_COINS_WAIT_MS, freeCoinsState, weekOf } from "./rules.ts";

const at = (text: string) => Date.parse(text);

describe("a daily reward", () => {
  const today = dayOf(at("2026-03-10T00:00:00Z"));
  const now = at("2026-03-10T23:59:59.999Z");

  test("begins with day 1, and goes on the day after", () => {
    expect(dailyState(null, now)).toMatchObject({ claimed: false, step: 1 });
    expect(dailyState({ ordinal: today - 1, step: 3 }, now)).toMatchObject({ claimed: false, step: 4 });
  });

  test("starts over after a missed day and after the seventh", () => {
    expect(dailyState({ ordinal: today - 2, step: 3 }, now)).toMatchObject({ claimed: false, step: 1 });
    expect(dailyState({ ordinal: today - 1, step: 7 }, now)).toMatchObject({ claimed: false, step: 1 });
  });

  test("can be claimed once a day, until the next UTC midnight, even if another server's clock differs", () => {
    expect(dailyState({ ordinal: today, step: 7 }, now)).toEqual({
      claimed: true,
      step: 7,
      nextAt: at("2026-03-11T00:00:00Z"),
    });
    expect(dailyState({ ordinal: today + 1, step: 2 }, now)).toMatchObject({ claimed: true, step: 2 });
    expect(dailyState({ ordinal: today, step: 7 }, now + 1).claimed).toBe(false);
  });
});

test("free coins are for players who cannot place the smallest bet, and not again before the wait is over", () => {
  expect(freeCoinsState(null, 999, 1000, 5)).toEqual({ open: true });
  expect(freeCoinsState(null, 1000, 1000, 5)).toMatchObject({ open: false, why: "coins" });
  expect(freeCoinsState(5, 0, 1000, 4 + FREE_COINS_WAIT_MS)).toMatchObject({ open: false, why: "waiting" });
  expect(freeCoinsState(5, 0, 1000, 5 + FREE_COINS_WAIT_MS)).toEqual({ open: true });
});

test("weeks start on Monday 00:00 UTC, and end five minutes late", () => {
  const monday = at("2026-03-09T00:00:00Z");
  expect(weekOf(monday) * DAY_MS).toBe(monday);
  expect(weekOf(monday - 1) * DAY_MS).toBe(monday - 7 * DAY_MS);
  expect(weekOf(at("2026-03-15T23:59:59.999Z")) * DAY_MS).toBe(monday);
  expect(endedWeeks(monday + 5 * 60_000).at(-1)).toBe(dayOf(monday) - 7);
  expect(endedWeeks(monday + 5 * 60_000 - 1).at(-1)).toBe(dayOf(monday) - 14);
});
