import { expect, it } from "vitest";
import { countdownText, dayText } from "./start-text.ts";

const at = (day: number, hour: number, month = 10, year = 2026) => new Date(year, month, day, hour).getTime();

it.each([
  ["in an hour", at(27, 23), at(27, 22), "today"],
  ["after midnight, in two hours", at(28, 1), at(27, 23), "tomorrow"],
  ["in two days", at(29, 1), at(27, 23), "Sun, Nov 29"],
  ["before", at(26, 12), at(27, 10), "Thu, Nov 26"],
  ["in another year", at(2, 12, 0, 2027), at(27, 10), "Sat, Jan 2, 2027"],
  ["on the first day of a year", at(1, 12, 0, 2027), at(31, 23, 11), "tomorrow"],
])("the day of a start %s", (_, startsAt, now, text) => {
  expect(dayText(startsAt, now, "en")).toBe(text);
});

it("days are those of the language, with the digits of all pages", () => {
  expect(dayText(at(28, 1), at(27, 23), "ar")).toBe("غدًا");
  expect(dayText(at(29, 1), at(27, 23), "ar")).toContain("29");
});

it.each([
  [3_600_000, "60:00"],
  [59_001, "1:00"],
  [5_000, "0:05"],
  [-1, "0:00"],
])("%i ms before a start the countdown says %s", (left, text) => {
  expect(countdownText(left)).toBe(text);
});
