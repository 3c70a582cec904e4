import { describe, expect, it } from "vitest";
import { PARTS, type PastRoll, spreadOf, summaryOf } from "./past-rolls.ts";

const rollsOf = (...rolls: readonly (readonly [roll: number, won: boolean])[]): readonly PastRoll[] =>
  rolls.map(([roll, won], at) => ({ id: `${at}`, roll, won }));

describe("past rolls", () => {
  it("are counted in equal parts of the scale, both ends included", () => {
    const spread = spreadOf(rollsOf([0, true], [499, true], [500, false], [9_999, true]));
    expect(spread).toHaveLength(PARTS);
    expect([spread[0], spread[1], spread.at(-1)]).toEqual([2, 1, 1]);
  });

  it("tell the streak that goes on, of wins or of losses, and the longest of wins", () => {
    const rolls = rollsOf([10, false], [20, false], [30, true], [40, true], [50, true], [60, false]);
    expect(summaryOf(rolls)).toEqual({ wins: 3, streak: { won: false, length: 2 }, mostWins: 3, mean: 35 });
    expect(summaryOf(rolls.slice(2, 5)).streak).toEqual({ won: true, length: 3 });
  });

  it("of a player who has not rolled yet are empty", () => {
    expect(summaryOf([])).toEqual({ wins: 0, streak: { won: false, length: 0 }, mostWins: 0, mean: 0 });
  });
});
