import type { Table } from "@fairhouse/kernel/game.ts";
import { expect, test } from "vitest";
import { utcOpening } from "./opening-time.ts";

const table: Table = {
  id: "t",
  bettingMs: 25_000,
  resultMs: 5_000,
  start: "utc",
  minPlayers: 0,
  aloneMs: 0,
};
const noon = Date.UTC(2026, 5, 1, 12);

test("a period begins on a multiple of its length and closes before the next", () => {
  expect(utcOpening(table, noon, null)).toEqual({ closesAt: noon + 25_000 });
  expect(utcOpening(table, noon + 30_000, noon + 25_000)).toEqual({ closesAt: noon + 55_000 });
});

test("a late table opens the rest of a period, unless it is nearly over", () => {
  expect(utcOpening(table, noon + 12_000, null)).toEqual({ closesAt: noon + 25_000 });
  expect(utcOpening(table, noon + 20_001, null)).toEqual({ delayMs: 9_999 });
});

test("no period is opened twice, even if the clock is set back", () => {
  expect(utcOpening(table, noon + 26_000, noon + 25_000)).toEqual({ delayMs: 4_000 });
  expect(utcOpening(table, noon + 2_000, noon + 25_000)).toEqual({ delayMs: 28_000 });
});
