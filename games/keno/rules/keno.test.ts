import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { keno } from "./keno.ts";
import { DRAWN, hitsOf, isChoice, MAX_SPOTS, NUMBERS, paysOf, RISKS } from "./tables.ts";

const amount = 1_000;
const numbers = Array.from({ length: NUMBERS }, (_, i) => i + 1);
const tables = RISKS.flatMap((risk) => Array.from({ length: MAX_SPOTS }, (_, i) => ({ risk, count: i + 1 })));

/** Draws the lowest numbers of the board, in order. */
const LOWEST: Chance = {
  ...soloChance("server", "client", 0),
  splice: (items, count) => items.slice(0, count),
};

/**
 * Counts the orders in which ten draws bring each number of hits, draw by draw and independently of the formula under
 * test.
 */
function ordersOf(spots: number): readonly bigint[] {
  let orders = [1n];
  for (let made = 0; made < DRAWN; made += 1) {
    const next = Array.from({ length: made + 2 }, () => 0n);
    orders.forEach((ways, hits) => {
      const chosenLeft = BigInt(Math.max(0, spots - hits));
      const othersLeft = BigInt(NUMBERS - made) - chosenLeft;
      next[hits + 1] = (next[hits + 1] ?? 0n) + ways * chosenLeft;
      next[hits] = (next[hits] ?? 0n) + ways * othersLeft;
    });
    orders = next;
  }
  return orders;
}

describe("the tables", () => {
  it.each(tables)("$risk with $count spots: all draws, in all orders, return exactly 99%", ({ risk, count }) => {
    const orders = ordersOf(count);
    const all = orders.reduce((sum, ways) => sum + ways, 0n);
    // Hits are the numbers up to `hits`, which are drawn; the others lie beyond the drawn ones.
    const paid = orders.map((ways, hits) => {
      if (hits > count) return 0n;
      const spots = numbers.filter((number) => number <= hits || number > NUMBERS - (count - hits));
      return ways * BigInt(keno.play({ amount: 100, risk, spots }, LOWEST).payout);
    });
    const sum = paid.reduce((total, part) => total + part, 0n);
    expect(ratio(sum, 100n * all)).toEqual(ratio(99, 100));
    expect(keno.exactReturn({ amount, risk, spots: numbers.slice(0, count) })).toEqual(ratio(99, 100));
  });

  it("pay more for more hits, once they pay at all", () => {
    for (const { risk, count } of tables) {
      const pays = paysOf(risk, count);
      expect(pays).toHaveLength(count + 1);
      expect(pays.toSorted((a, b) => a - b)).toEqual(pays);
    }
  });

  it("exist for one to ten numbers only", () => {
    for (const count of [0, MAX_SPOTS + 1]) expect(() => paysOf("low", count)).toThrow(RangeError);
  });
});

describe("the draw", () => {
  // Computed in Python from the published derivation: a float for each number, drawn and spliced from 1 … 40.
  it.each([
    ["some server seed", "some client seed", 1, [24, 33, 7, 12, 22, 37, 29, 14, 31, 19]],
    ["server seed", "client seed", 0, [16, 31, 33, 38, 36, 3, 1, 35, 15, 25]],
    ["server seed", "client seed", 7, [18, 1, 4, 32, 28, 19, 7, 36, 31, 17]],
  ] as const)("of %s, %s, %i is that of other verifiers", (server, client, nonce, drawn) => {
    expect(keno.play(keno.sampleBet(amount), soloChance(server, client, nonce)).outcome).toEqual({ drawn });
  });

  it("does not depend on the chosen numbers or their order", () => {
    const chance = soloChance("server seed", "client seed", 0);
    const drawn = [16, 31, 33];
    for (const spots of [drawn, drawn.toReversed(), [...drawn, 40]]) {
      expect(hitsOf(spots, keno.play({ amount, risk: "low", spots }, chance).outcome.drawn)).toBe(3);
    }
    expect(keno.play({ amount, risk: "low", spots: drawn }, chance).payout).toBe(26_110);
  });
});

describe("a bet", () => {
  it.each([
    ["no number", { amount, risk: "low", spots: [] }],
    ["eleven numbers", { amount, risk: "low", spots: numbers.slice(0, 11) }],
    ["a number twice", { amount, risk: "low", spots: [1, 2, 1] }],
    ["a number that is not on the board", { amount, risk: "low", spots: [41] }],
    ["half a number", { amount, risk: "low", spots: [1.5] }],
    ["a risk that no table has", { amount, risk: "none", spots: [1] }],
    ["nothing staked", { amount: 0, risk: "low", spots: [1] }],
    ["a win that is no amount", { amount: MAX_MONEY, risk: "low", spots: [1] }],
  ])("on %s is refused", (_, wrong) => {
    expect(keno.bet.safeParse(wrong).success).toBe(false);
  });

  it("is recognized when kept by a browser, and nothing else is", () => {
    expect([[], [1], [40, 3, 8], numbers.slice(0, 10)].map(isChoice)).toEqual([true, true, true, true]);
    const wrong = [[0], [41], [1, 1], [1.5], ["1"], numbers.slice(0, 11), null, "1"];
    expect(wrong.filter(isChoice)).toEqual([]);
  });
});
