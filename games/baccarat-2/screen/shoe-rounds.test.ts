import type { PastRound } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { roundsBefore } from "./shoe-rounds.ts";

const round = (number: number): PastRound => ({
  id: `${number}`,
  number,
  outcome: null,
  link: null,
  index: 1,
  closesAt: null,
  settledAt: "2026-01-01T00:00:00.000Z",
  voided: false,
  interrupted: false,
});
const newestFirst = [9, 8, 7, 6, 5, 4].map(round);
const numbers = (rounds: readonly PastRound[]) => rounds.map(({ number }) => number);

test("takes the hands of a shoe from the rounds just before, oldest first", () => {
  expect(numbers(roundsBefore(newestFirst, 9, 3))).toEqual([6, 7, 8]);
  expect(numbers(roundsBefore(newestFirst, 10, 2))).toEqual([8, 9]);
  expect(roundsBefore(newestFirst, 9, 0)).toEqual([]);
});

test("leaves out unknown rounds, and does not replace them by hands of an earlier shoe", () => {
  expect(numbers(roundsBefore([9, 8, 5, 4].map(round), 10, 4))).toEqual([8, 9]);
});
