import { multiply, type Ratio, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { expect, it } from "vitest";
import { FLOWERS, type Flower, isRare, WEIGHTS } from "./flowers.ts";
import { HANDS, type Hand, handOf } from "./hands.ts";
import { beats, HAND_ODDS, PAYS, REPLANT, RETURN, TIE, WIN } from "./odds.ts";

const eightDigits = (odds: Ratio) => toNumber(odds).toFixed(8);

// games/flower-poker/RULES.md
it("counts the odds of each hand, of a tie and of a replant, to the last published digit", () => {
  expect(Object.fromEntries(HANDS.map((hand) => [hand, eightDigits(HAND_ODDS[hand])]))).toEqual({
    bust: "0.14583503",
    pair: "0.49615272",
    "two-pair": "0.18982098",
    three: "0.12822539",
    "full-house": "0.02614696",
    four: "0.01335359",
    five: "0.00046533",
  });
  expect(eightDigits(TIE)).toBe("0.32077133");
  expect(eightDigits(REPLANT)).toBe("0.34085548");
});

it("counts each hand as often as it is planted, flower by flower in every order", () => {
  const ways = new Map<Hand, number>();
  const plant = (planted: readonly Flower[], weight: number) => {
    if (planted.length === 5) ways.set(handOf(planted), (ways.get(handOf(planted)) ?? 0) + weight);
    else {
      for (const flower of FLOWERS) {
        if (!isRare(flower)) plant([...planted, flower], weight * WEIGHTS[flower]);
      }
    }
  };
  plant([], 1);
  for (const hand of HANDS) expect(HAND_ODDS[hand], hand).toEqual(ratio(ways.get(hand) ?? 0, 998n ** 5n));
});

it("gives both sides equal odds, so that a bet returns half of 1.95", () => {
  expect(WIN).toEqual(ratio(1, 2));
  expect(RETURN).toEqual(multiply(ratio(1, 2), PAYS));
  expect(RETURN).toEqual(ratio(975, 1_000));
});

it("a bust beats nothing, and five of a kind everything but itself", () => {
  expect(beats("bust")).toEqual(ratio(0));
  expect(toNumber(beats("five")) + toNumber(HAND_ODDS.five)).toBeCloseTo(1, 12);
});
