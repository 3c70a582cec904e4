import { roundChance } from "@fairhouse/fairness/round.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, test } from "vitest";
import { colour } from "./colour.ts";
import { betTypeOf, coloursOf, DIGITS, numberOf, POSITIONS, type Position, sizeOf, winningDigits } from "./terms.ts";

const AMOUNT = 10_000;

/** Returns the payouts of ten thousand on a position, digit by digit. */
function payouts(on: Position, amount = AMOUNT): readonly number[] {
  return DIGITS.map((digit) => colour.settle({ id: "t", bet: { on, amount }, leftAt: null }, { digit }));
}

/** Returns the mean return of a stake, computed from the payouts of large bets. */
function listedReturn(on: Position): Ratio {
  return payouts(on, 1_000_000).reduce((sum, payout) => add(sum, ratio(payout, 10_000_000)), ZERO);
}

describe("colour", () => {
  test("makes green 1, 3, 7, 9 and half of 5, red 2, 4, 6, 8 and half of 0, violet 0 and 5", () => {
    expect(winningDigits("green")).toEqual([1, 3, 5, 7, 9]);
    expect(winningDigits("red")).toEqual([0, 2, 4, 6, 8]);
    expect(winningDigits("violet")).toEqual([0, 5]);
    expect(coloursOf(0)).toEqual(["red", "violet"]);
    expect(coloursOf(5)).toEqual(["green", "violet"]);
    expect(DIGITS.filter((digit) => sizeOf(digit) === "small")).toEqual([0, 1, 2, 3, 4]);
  });

  test("has positions of three types, and a number for those of numbers alone", () => {
    expect(POSITIONS.map(betTypeOf)).toEqual([
      ...Array(3).fill("colour"),
      ...Array(10).fill("number"),
      ...Array(2).fill("size"),
    ]);
    expect(POSITIONS.map(numberOf)).toEqual([null, null, null, ...DIGITS, null, null]);
  });

  test("pays the odds on a stake less the fee of 2%", () => {
    const [full, half, none] = [19_600, 14_700, 0];
    expect(payouts("green")).toEqual([none, full, none, full, none, half, none, full, none, full]);
    expect(payouts("red")).toEqual([half, none, full, none, full, none, full, none, full, none]);
    expect(payouts("violet")).toEqual([44_100, 0, 0, 0, 0, 44_100, 0, 0, 0, 0]);
    expect(payouts("digit-7")).toEqual([0, 0, 0, 0, 0, 0, 0, 88_200, 0, 0]);
    expect(payouts("small")).toEqual([full, full, full, full, full, 0, 0, 0, 0, 0]);
    expect(payouts("big")).toEqual([0, 0, 0, 0, 0, full, full, full, full, full]);
  });

  test("rounds once: the fee is in the multiplier, not taken from the stake first", () => {
    // 98% of 1,001 is 980.98: rounded first and then paid at 9, it would be 8,820.
    expect(payouts("digit-7", 1_001)[7]).toBe(8_828);
    expect(payouts("digit-5", 1_001)[5]).toBe(8_828);
    expect(payouts("green", 1_001)[5]).toBe(1_471);
  });

  test.each([
    ["green", ratio(931, 1_000)],
    ["red", ratio(931, 1_000)],
    ["violet", ratio(882, 1_000)],
    ["digit-0", ratio(882, 1_000)],
    ["digit-9", ratio(882, 1_000)],
    ["small", ratio(98, 100)],
    ["big", ratio(98, 100)],
  ] as const)("%s returns exactly its share, which its payouts confirm", (on, expected) => {
    expect(colour.exactReturn({ on, amount: AMOUNT })).toEqual(expected);
    expect(listedReturn(on)).toEqual(expected);
  });

  test("computes the exact square from the listed payouts", () => {
    for (const on of POSITIONS) {
      const listed = payouts(on, 10_000)
        .map((payout) => ratio(payout, 10_000))
        .reduce((sum, returned) => add(sum, multiply(multiply(returned, returned), ratio(1, DIGITS.length))), ZERO);
      expect(colour.exactSquare({ on, amount: AMOUNT })).toEqual(listed);
      expect(colour.maxPayout({ on, amount: AMOUNT })).toBe(Math.max(...payouts(on)));
    }
  });

  test("has a table, and so a chain, for each length, locked for the last five seconds", () => {
    expect(colour.tables.map(({ id, bettingMs, resultMs }) => [id, bettingMs, resultMs])).toEqual([
      ["colour-30s", 25_000, 5_000],
      ["colour-1m", 55_000, 5_000],
      ["colour-3m", 175_000, 5_000],
      ["colour-5m", 295_000, 5_000],
    ]);
    expect(colour.tables.every(({ start }) => start === "utc")).toBe(true);
  });

  test("draws the digit as ⌊float 0 · 10⌋ of the round's stream", () => {
    const drawn = VECTORS.map(([link, salt, index]) => {
      const chance = roundChance("stream", { link, salt, index, seeds: [] });
      return colour.outcome(chance, null, []).outcome.digit;
    });
    expect(drawn).toEqual(VECTORS.map(([, , , digit]) => digit));
  });

  test.each([
    ["another colour", { on: "blue", amount: 1_000 }],
    ["a number that is none of the ten", { on: "digit-10", amount: 1_000 }],
    ["nothing staked", { on: "digit-7", amount: 0 }],
    ["part of a coin", { on: "digit-7", amount: 1.5 }],
    ["a win that is no amount", { on: "digit-7", amount: MAX_MONEY }],
    ["a second thought", { on: "digit-7", amount: 1_000, period: "2026112310001" }],
  ])("refuses %s", (_, wrong) => {
    expect(colour.bet.safeParse(wrong).success).toBe(false);
  });
});

/** Computed with `hmac` and `hashlib` of Python, from the text of games/colour/RULES.md alone. */
const VECTORS: readonly (readonly [link: string, salt: string, index: number, digit: number])[] = [
  ["5ec2a43d0759123bbce922d753944db7e1adecdbf2dac78a6bbef2b975935855", "a public salt", 1, 0],
  [
    "775225097649762dbd9e632e6139d7868896ee40441b863438f0d676064734a6",
    "63479ad69a090b258277ec8fba6f99419a2ffb248981510657c944ccd1148e97",
    4,
    4,
  ],
  ["252e3476912bde2432305f563cc7b6f2c0addc2be4b4a711fa4f6c8003fbe076", "a public salt", 9, 6],
  [
    "b42e811124be6b134b06defc654378e2e20db481f79efe63ec8f0176f4ae26e4",
    "63479ad69a090b258277ec8fba6f99419a2ffb248981510657c944ccd1148e97",
    16,
    5,
  ],
  ["c6e791cc1fd14bddd57e0a05d9f8d93e4805b5b37017d8b95f214ab07997937f", "a public salt", 25, 7],
  [
    "688dbdb433dbff73ab21a9bea2af0390206940bae35557d739e15bd9ef9c6d53",
    "63479ad69a090b258277ec8fba6f99419a2ffb248981510657c944ccd1148e97",
    36,
    9,
  ],
  ["4709fb1369a03ab0848ab5399786b83f76affd67307697d4cffb89644680f0af", "a public salt", 49, 0],
  [
    "03d38eb5b8ba517c06ac619a57c8feb2b1abe63398163e0fdcd5d35817559644",
    "63479ad69a090b258277ec8fba6f99419a2ffb248981510657c944ccd1148e97",
    64,
    8,
  ],
  ["f581c227134cdfa2f08b70f2e53ce568a9c98776c55942e18032589cf40e334a", "a public salt", 81, 1],
  [
    "57fa3f9a2a9f6fd3a7ddccaad983aac335de4a6a1165eb50c2b95d3a77b7f997",
    "63479ad69a090b258277ec8fba6f99419a2ffb248981510657c944ccd1148e97",
    100,
    3,
  ],
  ["db07d738dc305f08d1192858d59de3c2b8cd0bef7994fa51e301f21438242cb4", "a public salt", 121, 3],
  [
    "940e846c2b228e332489dd9c51f123f52b7ad04cfbfcddea5d555709000c9067",
    "63479ad69a090b258277ec8fba6f99419a2ffb248981510657c944ccd1148e97",
    144,
    0,
  ],
];
