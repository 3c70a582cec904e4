import { add, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cashOutOffer, mostCashOut, sumOfLines } from "./lines.ts";
import { multiplierOf } from "./odds.ts";
import {
  acceptLegs,
  largestPayout,
  type PlaceTerms,
  type PricedPlace,
  returnOfSlip,
  settleSlip,
  squareOfSlip,
  stakeOfSlip,
} from "./slip.ts";
import { slipSchema } from "./slip-schema.ts";

const schema = slipSchema(z.strictObject({ event: z.string(), odds: z.int() }));
const slip = (sizes: readonly number[], odds: readonly number[], unit = 1_000) => ({
  unit,
  sizes,
  policy: "better" as const,
  legs: odds.map((its, place) => ({ event: `event ${place}`, odds: its })),
});

describe("the schema of a slip", () => {
  it.each([
    [slip([1], [2_000])],
    [slip([2, 3], [2_000, 3_000, 1_500])],
    [
      slip(
        [12],
        Array.from({ length: 12 }, () => 1_500),
      ),
    ],
  ])("accepts %j", (value) => expect(schema.safeParse(value).success).toBe(true));

  it.each([
    ["no size", slip([], [2_000])],
    ["a size above the legs", slip([2], [2_000])],
    ["sizes that descend", slip([2, 1], [2_000, 2_000])],
    ["a size twice", slip([1, 1], [2_000, 2_000])],
    [
      "thirteen legs",
      slip(
        [13],
        Array.from({ length: 13 }, () => 1_500),
      ),
    ],
    [
      "a system of nine",
      slip(
        [1, 2],
        Array.from({ length: 9 }, () => 1_500),
      ),
    ],
    ["an event twice", { ...slip([2], [2_000, 2_000]), legs: [1, 2].map(() => ({ event: "same", odds: 2_000 })) }],
    ["a slip each way, where no places are paid", { ...slip([1], [2_000]), eachWay: true }],
    ["a negative unit", slip([1], [2_000], -1_000)],
    ["half a coin", slip([1], [2_000], 0.5)],
    [
      "a payout that no number holds",
      slip(
        [12],
        Array.from({ length: 12 }, () => 500_000),
        100_000,
      ),
    ],
  ])("refuses %s", (_, value) => expect(schema.safeParse(value).success).toBe(false));
});

describe("a slip", () => {
  it("costs a unit a line, and pays at most all of them", () => {
    const trixie = slip([2, 3], [2_106, 1_315, 1_386], 2_500);
    expect(stakeOfSlip(trixie)).toBe(10_000);
    expect(stakeOfSlip({ ...trixie, eachWay: true })).toBe(20_000);
    expect(largestPayout(slip([3], [2_000, 3_000, 1_500]))).toBe(9_000);
  });

  it("pays places at a part of the odds, at odds of their own, or as wins, which is more", () => {
    const each = (place?: PlaceTerms | PricedPlace) =>
      largestPayout({ ...slip([1], [5_000]), eachWay: true, legs: [{ odds: 5_000, place }] });
    expect([each({ places: 3, part: 4 }), each({ places: 3, odds: 1_800 }), each()]).toEqual([7_000, 6_800, 10_000]);
  });

  it("has the mean and the mean square of all its combinations", () => {
    const odds = [2_000, 3_500, 1_400];
    const chances = [ratio(9, 20), ratio(1, 4), ratio(2, 3)];
    for (const sizes of [[1], [2], [3], [1, 2], [2, 3], [1, 2, 3]]) {
      const system = slip(sizes, odds);
      // All eight ways in which three legs can end, each with its chance.
      let [mean, square] = [ZERO, ZERO];
      for (let way = 0; way < 8; way += 1) {
        const won = odds.map((_, leg) => ((way >> leg) & 1) === 1);
        const chance = won
          .map((isWon, leg) => (isWon ? (chances[leg] ?? ZERO) : add(ONE, multiply(chances[leg] ?? ZERO, ratio(-1)))))
          .reduce(multiply, ONE);
        const payout = settleSlip(
          { ...system, unit: 1_000_000 },
          odds.map((its, leg) => ({ factor: won[leg] === true ? multiplierOf(its) : ZERO, isVoid: false })),
        )?.payout;
        const returned = ratio(payout ?? 0, stakeOfSlip({ ...system, unit: 1_000_000 }));
        mean = add(mean, multiply(chance, returned));
        square = add(square, multiply(chance, multiply(returned, returned)));
      }
      const factors = odds.map((its, leg) => {
        const [own, chance] = [multiplierOf(its), chances[leg] ?? ZERO];
        return { mean: multiply(chance, own), square: multiply(chance, multiply(own, own)) };
      });
      const means: readonly Ratio[] = factors.map((factor) => factor.mean);
      expect(returnOfSlip(system, means), `${sizes}`).toEqual(mean);
      expect(squareOfSlip(system, factors), `${sizes}`).toEqual(square);
    }
  });

  it("is lost as soon as no line can win, and paid only when every leg is known", () => {
    const [won, lost, open] = [
      { factor: ratio(2), isVoid: false },
      { factor: ZERO, isVoid: false },
      { factor: null, isVoid: false },
    ];
    expect(settleSlip(slip([2], [2_000, 2_000]), [lost, open])).toEqual({ payout: 0, givenBack: false });
    expect(settleSlip(slip([1], [2_000, 2_000]), [lost, open])).toBeNull();
    expect(settleSlip(slip([2, 3], [2_000, 2_000, 2_000]), [lost, open, open])).toBeNull();
    expect(settleSlip(slip([2, 3], [2_000, 2_000, 2_000]), [lost, lost, open])).toEqual({
      payout: 0,
      givenBack: false,
    });
    expect(settleSlip(slip([2], [2_000, 2_000]), [won, open])).toBeNull();
    expect(settleSlip(slip([2], [2_000, 2_000]), [won, won])).toEqual({ payout: 4_000, givenBack: false });
  });

  it("counts void legs as one, and is given back if all are void", () => {
    const nothing = { factor: ONE, isVoid: true };
    const won = { factor: ratio(2), isVoid: false };
    expect(settleSlip(slip([2], [2_000, 2_000]), [won, nothing])).toEqual({ payout: 2_000, givenBack: false });
    expect(settleSlip(slip([1, 2], [2_000, 2_000]), [nothing, nothing])).toEqual({ payout: 3_000, givenBack: true });
  });

  it("is accepted at the odds of the moment or refused by the leg that moved", () => {
    const priced = (odds: number | null) =>
      acceptLegs(
        slip([1], [2_000]),
        () => odds,
        ({ event }, its) => [event, its],
      );
    expect(priced(2_100)).toEqual({ ok: true, value: [["event 0", 2_100]] });
    expect(priced(1_900)).toEqual({
      ok: false,
      refusal: { code: "price_changed", details: { event: "event 0", odds: 1_900 } },
    });
    for (const odds of [null, 1_009, 500_001]) {
      expect(priced(odds)).toMatchObject({ refusal: { code: "market_suspended", details: { event: "event 0" } } });
    }
  });
});

it.each([[slip([1], [1_500], 1_001)], [slip([2, 3], [2_000, 3_000, 1_570], 333)]])(
  "the house never buys %j for more than the most that is said, which a bet that is as good as won reaches",
  (bet) => {
    const offerAt = (chance: Ratio) =>
      cashOutOffer(bet.unit, [
        sumOfLines(
          bet.legs.map(({ odds }) => multiply(multiplierOf(odds), chance)),
          bet.sizes,
        ),
      ]);
    const most = mostCashOut(largestPayout(bet));
    expect(offerAt(ratio(99, 100))).toBeLessThan(most);
    // Both are rounded once, in another place.
    expect(Math.abs(offerAt(ONE) - most)).toBeLessThanOrEqual(1);
  },
);
