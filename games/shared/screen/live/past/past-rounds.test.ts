import type { PastRound } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { fetchRounds, hasGap, newestOf } from "./past-rounds.ts";

const round = (number: number): PastRound => ({
  id: `r${number}`,
  number,
  outcome: null,
  link: null,
  index: 0,
  closesAt: null,
  settledAt: "",
  voided: false,
  interrupted: false,
});

test("merges live and fetched rounds, newest first, each once", () => {
  const numbers = (rounds: readonly PastRound[]) => rounds.map(({ number }) => number);
  expect(numbers(newestOf([round(9), round(8)], [round(8), round(7), round(6)], 3))).toEqual([9, 8, 7]);
  expect(numbers(newestOf([], [round(7), round(6)], 10))).toEqual([7, 6]);
});

test("rounds that are missing between others are noticed", () => {
  expect(hasGap([round(9), round(8), round(7)])).toBe(false);
  expect(hasGap([round(30), round(29), round(8)])).toBe(true);
  expect([hasGap([]), hasGap([round(9)])]).toEqual([false, false]);
});

test("fetches pages of rounds until there are enough, or no more", async () => {
  const asked: string[] = [];
  const pages: Record<string, unknown> = {
    "/tables/two/rounds?limit=100": { rounds: [round(9), round(8)], next: 8 },
    "/tables/two/rounds?limit=98&before=8": { rounds: [round(7)], next: null },
    "/tables/two/rounds?limit=2": { rounds: [round(9), round(8)], next: 8 },
  };
  const get = async <Answer>(path: string) => {
    asked.push(path);
    return pages[path] as Answer;
  };
  expect((await fetchRounds({ get }, "two", 100)).map(({ number }) => number)).toEqual([9, 8, 7]);
  expect((await fetchRounds({ get }, "two", 2)).map(({ number }) => number)).toEqual([9, 8]);
  expect(asked).toHaveLength(3);
});
