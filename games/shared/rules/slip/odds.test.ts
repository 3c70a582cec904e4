import { ratio } from "@fairhouse/kernel/ratio.ts";
import { expect, test } from "vitest";
import { acceptance, type PricePolicy } from "./acceptance.ts";
import { isOffered, MOST_RETURNED, oddsOf, returnOf } from "./odds.ts";

test("odds return 95% of what is decided, rounded down, and there are none of what cannot win", () => {
  expect(MOST_RETURNED).toBe(0.95);
  expect(oddsOf({ won: 1n, lost: 1n })).toBe(1_900);
  expect(oddsOf({ won: 3n, lost: 4n })).toBe(2_216);
  expect(oddsOf({ won: 1n, lost: 0n })).toBe(950);
  expect(oddsOf({ won: 0n, lost: 1n })).toBeNull();
});

test("bets are taken at odds from 1.010 to 500", () => {
  expect([null, 1_009, 1_010, 500_000, 500_001].map(isOffered)).toEqual([false, false, true, true, false]);
});

test("a stake returns its odds if it wins, and itself at a push", () => {
  expect(returnOf({ won: 1n, push: 2n, lost: 3n }, 2_500)).toEqual(ratio(4_500, 6_000));
  expect(returnOf({ won: 0n, push: 1n, lost: 0n }, 2_500)).toEqual(ratio(1));
});

test.each<[PricePolicy, readonly boolean[]]>([
  ["none", [false, true, false]],
  ["better", [false, true, true]],
  ["any", [true, true, true]],
])("a player who accepts %s has the odds of the moment, or none", (policy, takes) => {
  const decided = [1_900, 2_000, 2_100].map((now) => acceptance(2_000, now, policy));
  expect(decided).toEqual(
    [1_900, 2_000, 2_100].map((odds, at) =>
      takes[at] ? { accepted: true, odds } : { accepted: false, refusal: "price_changed", offered: odds },
    ),
  );
});

test("a suspended market says whether its odds have fallen below all that are offered", () => {
  const suspended = (now: number | null) => acceptance(2_000, now, "any");
  for (const [now, below] of [
    [null, false],
    [1_009, true],
    [500_001, false],
  ] as const) {
    expect(suspended(now)).toEqual({ accepted: false, refusal: "market_suspended", below });
  }
  expect(suspended(1_010)).toEqual({ accepted: true, odds: 1_010 });
});
