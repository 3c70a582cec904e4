import { EVENTS } from "@fairhouse/server/features/sports/feed/stand-in/recordings.ts";
import { expect, test } from "vitest";
import { editionAt } from "./events.ts";

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
const START = Date.UTC(2026, 10, 29);
const minutes = (count: number) => Array.from({ length: count }, (_, minute) => START + minute * MINUTE_MS);

test("each match of the demo takes bets, is played, and tells its score for long enough before the next one", () => {
  for (const event of EVENTS) {
    const editions = Map.groupBy(
      minutes(8 * DAY).map((now) => ({ now, ...editionAt(event, now) })),
      ({ digits }) => digits,
    );
    const whole = [...editions.values()].slice(1, -1);
    expect(whole.length).toBeGreaterThanOrEqual(1);
    for (const its of whole) {
      expect(new Set(its.map(({ startsAt }) => startsAt.getTime())).size).toBe(1);
      expect(its.filter(({ now, startsAt }) => now < startsAt.getTime()).length).toBeGreaterThanOrEqual(90);
      const ended = its.filter(({ final }) => final !== null);
      expect(ended.length).toBeGreaterThanOrEqual(30);
      expect(new Set(ended.map(({ final }) => String(final))).size).toBe(1);
    }
  }
});

test("whenever somebody looks at the demo, matches take bets", () => {
  for (const now of minutes(4 * DAY)) {
    const open = EVENTS.filter((event) => editionAt(event, now).startsAt.getTime() > now);
    expect(open.length).toBeGreaterThanOrEqual(4);
  }
});
