import { describe, expect, test } from "vitest";
import { type ChipsBet, totalOf } from "../../shared/rules/chips.ts";
import { WHEEL_ORDER } from "../drawing/wheel-order.ts";
import { positionOf } from "../rules/positions.ts";
import { roulette } from "../rules/roulette.ts";
import { CALL_BETS, callBet, chipsOf, MOST_NEIGHBOURS, neighbourBet, neighboursOf, pocketsOf } from "./racetrack.ts";

const CHIP = 1_000;
const laid = (call: (typeof CALL_BETS)[number]) => callBet(call, CHIP).map(({ on, amount }) => [on, amount]);
/** Parses a bet by the rules; throws if they refuse it. */
function parsed(bet: unknown): ChipsBet {
  const result = roulette.bet.safeParse(bet);
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join());
  return result.data;
}
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe("the series of the French table", () => {
  test("jeu zéro: four chips", () => {
    expect(laid("zero")).toEqual([
      ["split-0-3", 1_000],
      ["split-12-15", 1_000],
      ["straight-26", 1_000],
      ["split-32-35", 1_000],
    ]);
    expect(totalOf(callBet("zero", CHIP))).toBe(4_000);
    expect(pocketsOf("zero")).toEqual([12, 35, 3, 26, 0, 32, 15]);
  });

  test("voisins du zéro: nine chips, two of them on 0-2-3 and two on 25-29", () => {
    expect(laid("voisins")).toEqual([
      ["street-0-2-3", 2_000],
      ["split-4-7", 1_000],
      ["split-12-15", 1_000],
      ["split-18-21", 1_000],
      ["split-19-22", 1_000],
      ["corner-25-26-28-29", 2_000],
      ["split-32-35", 1_000],
    ]);
    expect(totalOf(callBet("voisins", CHIP))).toBe(9_000);
    expect(pocketsOf("voisins")).toEqual([22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25]);
  });

  test("orphelins: five chips", () => {
    expect(laid("orphelins")).toEqual([
      ["straight-1", 1_000],
      ["split-6-9", 1_000],
      ["split-14-17", 1_000],
      ["split-17-20", 1_000],
      ["split-31-34", 1_000],
    ]);
    expect(totalOf(callBet("orphelins", CHIP))).toBe(5_000);
    expect(pocketsOf("orphelins")).toEqual([17, 34, 6, 1, 20, 14, 31, 9]);
  });

  test("tiers du cylindre: six chips", () => {
    expect(laid("tiers")).toEqual([
      ["split-5-8", 1_000],
      ["split-10-11", 1_000],
      ["split-13-16", 1_000],
      ["split-23-24", 1_000],
      ["split-27-30", 1_000],
      ["split-33-36", 1_000],
    ]);
    expect(totalOf(callBet("tiers", CHIP))).toBe(6_000);
    expect(pocketsOf("tiers")).toEqual([27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33]);
  });

  test.each(CALL_BETS)("%s wins on each of its numbers and on no other", (call) => {
    const won = new Set(callBet(call, CHIP).flatMap(({ on }) => positionOf(on)?.pockets ?? []));
    expect(ascending([...won])).toEqual(ascending(pocketsOf(call)));
    expect(chipsOf(call) * CHIP).toBe(totalOf(callBet(call, CHIP)));
  });

  test.each(CALL_BETS)("%s is a bet that the rules take, at their price", (call) => {
    const bet = parsed({ chips: callBet(call, CHIP) });
    expect(roulette.stake(bet)).toBe(chipsOf(call) * CHIP);
  });

  test("voisins, orphelins and tiers divide the wheel among them", () => {
    const all = [...pocketsOf("voisins"), ...pocketsOf("orphelins"), ...pocketsOf("tiers")];
    expect(ascending(all)).toEqual(ascending(WHEEL_ORDER));
  });
});

describe("a number and its neighbours", () => {
  test("are adjacent on the wheel, across zero too", () => {
    expect(neighboursOf(17, 2)).toEqual([2, 25, 17, 34, 6]);
    expect(neighboursOf(0, 3)).toEqual([35, 3, 26, 0, 32, 15, 19]);
    expect(neighboursOf(26, 1)).toEqual([3, 26, 0]);
    expect(neighboursOf(5, 0)).toEqual([5]);
  });

  test("take one chip each", () => {
    expect(neighbourBet(32, 1, CHIP)).toEqual([
      { on: "straight-0", amount: CHIP },
      { on: "straight-32", amount: CHIP },
      { on: "straight-15", amount: CHIP },
    ]);
  });

  test.each(WHEEL_ORDER)("%i with any number of neighbours is a bet of the rules", (pocket) => {
    for (let reach = 0; reach <= MOST_NEIGHBOURS; reach++) {
      const bet = parsed({ chips: neighbourBet(pocket, reach, CHIP) });
      expect(bet.chips).toHaveLength(2 * reach + 1);
    }
  });
});
