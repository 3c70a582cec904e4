import { expect, test } from "vitest";
import { pointsOf, stepFor } from "./series.ts";

test("a long period is drawn in longer steps", () => {
  expect(stepFor("2026-03-01", "2026-03-30")).toBe("day");
  expect(stepFor("2026-01-01", "2026-12-31")).toBe("week");
  expect(stepFor("2024-01-01", "2026-12-31")).toBe("month");
});

test("every day has a point, and the net result continues through days without bets", () => {
  const steps = [
    { day: "2026-02-27", bets: 2, wagered: 300, paid: 100 },
    { day: "2026-03-01", bets: 1, wagered: 100, paid: 500 },
  ];
  expect(pointsOf(steps, "day", "2026-02-27", "2026-03-02")).toEqual([
    { day: "2026-02-27", bets: 2, wagered: 300, net: -200, running: -200 },
    { day: "2026-02-28", bets: 0, wagered: 0, net: 0, running: -200 },
    { day: "2026-03-01", bets: 1, wagered: 100, net: 400, running: 200 },
    { day: "2026-03-02", bets: 0, wagered: 0, net: 0, running: 200 },
  ]);
});

test("weeks begin on Monday and months on their first day, as the house counts them", () => {
  const days = (step: "week" | "month", from: string, to: string) => pointsOf([], step, from, to).map(({ day }) => day);
  expect(days("week", "2026-01-01", "2026-01-12")).toEqual(["2025-12-29", "2026-01-05", "2026-01-12"]);
  expect(days("month", "2026-01-31", "2026-03-01")).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
});
