import { describe, expect, test } from "vitest";
import { LOCK_MS, periodAt, periodName, REVEAL_MS, TABLES } from "./periods.ts";

const MIDNIGHT = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;
const [halfMinute, minute, , fiveMinutes] = TABLES;

describe("the number of a period", () => {
  test("consists of day, table and the serial of the UTC day", () => {
    expect(periodAt(halfMinute, MIDNIGHT).name).toBe("2026112310001");
    expect(periodAt(minute, MIDNIGHT + 61_000).name).toBe("2026112320002");
    expect(periodAt(fiveMinutes, MIDNIGHT + DAY_MS - 1).name).toBe("2026112340288");
  });

  test("restarts with the UTC day, in the millisecond in which the day changes", () => {
    for (const table of TABLES) {
      const last = periodAt(table, MIDNIGHT - 1);
      const first = periodAt(table, MIDNIGHT);
      expect(last.endsAt).toBe(MIDNIGHT);
      expect(last.name).toMatch(new RegExp(`^20261122${table.code}`));
      expect(Number(last.name.slice(-4))).toBe(DAY_MS / table.lengthMs);
      expect(first.startsAt).toBe(MIDNIGHT);
      expect(first.name).toBe(`20261123${table.code}0001`);
    }
  });

  test("is unique within a day, and no period spans midnight", () => {
    for (const table of TABLES) {
      expect(DAY_MS % table.lengthMs).toBe(0);
      const names = new Set<string>();
      for (let at = MIDNIGHT; at < MIDNIGHT + DAY_MS; at += table.lengthMs) names.add(periodAt(table, at).name);
      expect(names.size).toBe(DAY_MS / table.lengthMs);
      expect([...names].every((name) => name.length === 13 && name.startsWith("20261123"))).toBe(true);
    }
  });

  test("can be derived from the moment at which betting ends", () => {
    for (const table of TABLES) {
      const period = periodAt(table, MIDNIGHT + 12_345_678);
      expect(periodName(table.id, period.closesAt)).toBe(period.name);
      expect(period.endsAt - period.closesAt).toBe(LOCK_MS);
    }
    expect(periodName("crash", MIDNIGHT)).toBeNull();
    expect(periodName("colour-1m", null)).toBeNull();
  });
});

test("shows a digit before the next period opens", () => {
  expect(REVEAL_MS).toBeLessThan(LOCK_MS);
});
