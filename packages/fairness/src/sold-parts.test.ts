import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { coins, coinsForSale } from "@fairhouse/tests/external-games.ts";
import { expect, test } from "vitest";
import { restOf, withSold } from "./sold-parts.ts";

const game = anyGame(coinsForSale);
const bet = game.sampleBet(1_000);

test("what is left of a bet is a bet of fewer units, and at least one of them", () => {
  expect(restOf(game, bet, null)).toBe(bet);
  expect(game.stake(restOf(game, bet, { units: 400, value: 360 }))).toBe(600);
  expect(game.stake(restOf(game, bet, { units: 999, value: 900 }))).toBe(1);
  for (const units of [1_000, 1_001, Number.NaN]) {
    expect(() => restOf(game, bet, { units, value: 900 })).toThrow(RangeError);
  }
});

test("nothing is left of a bet of a game that sells no parts", () => {
  expect(() => restOf(anyGame(coins), bet, { units: 1, value: 1 })).toThrow(RangeError);
});

test("a bet ends with what its parts were sold for, and is not given back then", () => {
  expect(withSold({ payout: 600, givenBack: true }, null)).toEqual({ payout: 600, givenBack: true });
  expect(withSold({ payout: 600, givenBack: true }, { units: 400, value: 360 })).toEqual({
    payout: 960,
    givenBack: false,
  });
});
