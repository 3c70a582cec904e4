import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { add, multiply, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { dice } from "./dice.ts";
import { chanceNear, chanceOf, MAX_CHANCE, MIN_CHANCE, paysOf, ROLLS, SIDES, targetOf, wins } from "./terms.ts";

const rolls = Array.from({ length: ROLLS }, (_, roll) => roll);
const amount = 1_000_000;

/** Returns a chance that rolls this number. */
function rolling(roll: number): Chance {
  const refuse = () => {
    throw new Error("dice draws one number");
  };
  return { ...soloChance("server", "client", 0), below: (bound, k) => (bound === ROLLS && k === 0 ? roll : refuse()) };
}

describe("dice", () => {
  it.each(SIDES)("%s: as many rolls win as the chance says, and every bet returns exactly 99%", (side) => {
    for (const chance of [MIN_CHANCE, 2, 333, 4_950, 7_500, 9_799, MAX_CHANCE]) {
      const call = { side, target: targetOf(side, chance) };
      expect(chanceOf(call)).toBe(chance);
      expect(rolls.filter((roll) => wins(call, roll))).toHaveLength(chance);
      expect(multiply(ratio(chance, ROLLS), paysOf(chance))).toEqual(ratio(99, 100));
    }
  });

  it("the target itself wins on neither side", () => {
    for (const side of SIDES) {
      const call = { amount, side, target: 5_000 };
      expect(dice.play(call, rolling(5_000)).payout).toBe(0);
      const won = [4_999, 5_001].map((roll) => dice.play(call, rolling(roll)).payout > 0);
      expect(won).toEqual(side === "under" ? [true, false] : [false, true]);
    }
  });

  it("pays 99% of the fair odds, rounded down once", () => {
    const payouts = [4_950, 3_300, 9_600, 7].map((chance) => {
      const target = targetOf("under", chance);
      return dice.play({ amount: 1_003, side: "under", target }, rolling(0)).payout;
    });
    expect(payouts).toEqual([2_006, 3_009, 1_034, 1_418_528]);
  });

  it("takes its roll from the first four bytes of the stream", () => {
    // docs/rules/derivations.md: the first number of these seeds is 0.5919261889066547.
    const { outcome } = dice.play(dice.sampleBet(amount), soloChance("some server seed", "some client seed", 1));
    expect(outcome).toEqual({ roll: 5_919 });
  });

  it.each([
    ["no roll wins under 0", { amount, side: "under", target: 0 }],
    ["more than 98% under", { amount, side: "under", target: MAX_CHANCE + 1 }],
    ["no roll wins over 99.99", { amount, side: "over", target: ROLLS - 1 }],
    ["more than 98% over", { amount, side: "over", target: ROLLS - 2 - MAX_CHANCE }],
    ["a target beyond the rolls", { amount, side: "under", target: ROLLS }],
    ["a target between two rolls", { amount, side: "under", target: 10.5 }],
    ["another side", { amount, side: "on", target: 5_000 }],
    ["nothing staked", { amount: 0, side: "under", target: 5_000 }],
    ["a win that is no amount", { amount: MAX_MONEY, side: "under", target: 5_000 }],
  ])("refuses %s", (_, wrong) => {
    expect(dice.bet.safeParse(wrong).success).toBe(false);
  });

  it("the exact square is the mean over all rolls", () => {
    const call = { amount, side: "over", target: 7_000 } as const;
    const pays = paysOf(chanceOf(call));
    const listed = rolls
      .filter((roll) => wins(call, roll))
      .reduce((sum) => add(sum, multiply(multiply(pays, pays), ratio(1, ROLLS))), ZERO);
    expect(dice.exactSquare(call)).toEqual(listed);
  });
});

describe("the chance of a typed multiplier", () => {
  it("restores the typed multiplier if a chance has it, and otherwise stays near it", () => {
    expect([200, 102, 150, 990_000, 495_000].map(chanceNear)).toEqual([4_950, 9_705, 6_600, 1, 2]);
    expect(chanceNear(500_000)).toBe(2);
    expect(chanceNear(1)).toBe(MAX_CHANCE);
    expect(chanceNear(99_000_000)).toBe(MIN_CHANCE);
  });
});
