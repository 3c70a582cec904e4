import { add, multiply, ONE, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { Against, type Decision, dealerEnds, exactPrizes } from "./exact.ts";
import { BEST_RETURN, PRIZES } from "./hand-return.ts";
import { exactProducts } from "./side-products.ts";
import { PRODUCTS } from "./side-return.ts";
import { HARD, PAIRS, SOFT, UPCARDS } from "./strategy.ts";
import { totalOfPips } from "./total.ts";

describe("the computation", () => {
  it("reproduces every chance stated by the game, and so its return", () => {
    const prizes = exactPrizes();
    expect(prizes).toEqual(PRIZES);
    expect(prizes.reduce((sum, { chance }) => add(sum, chance), ZERO)).toEqual(ONE);
    expect((100 * toNumber(BEST_RETURN)).toFixed(8)).toBe("99.42961199");
  });

  it("reproduces how the side bets win together with the hand and with each other", () => {
    expect(PRODUCTS).toMatchObject(exactProducts());
  });

  // Published elsewhere for endless decks and a dealer who stands on all 17, with blackjacks counted as 21.
  it.each([
    [17, 0.1451259],
    [18, 0.13949693],
    [19, 0.13346396],
    [20, 0.18025242],
    [21, 0.12006794],
    [0, 0.28159285],
  ])("lets the dealer end with %i in %d of all hands", (total, expected) => {
    let chance: Ratio = ZERO;
    for (const up of UPCARDS) {
      const ends = dealerEnds(up, false).get(total) ?? ZERO;
      chance = add(chance, multiply(ratio(up === 10 ? 4 : 1, 13), ends));
    }
    expect(toNumber(chance)).toBeCloseTo(expected, 8);
  });
});

/** Meaning of the letters of the table: first where every move is allowed, then where only hit and stand are. */
const OPEN: Readonly<Record<string, Decision>> = { H: "hit", S: "stand", D: "double", T: "double" };
const LATER: Readonly<Record<string, Decision>> = { H: "hit", S: "stand", D: "hit", T: "stand" };

/** All hands that may still be played: hard 4 to 20, and an ace with up to 9 (sums with every ace as 1). */
const HANDS = [
  ...Array.from({ length: 17 }, (_, i) => ({ sum: i + 4, ace: false })),
  ...Array.from({ length: 9 }, (_, i) => ({ sum: i + 2, ace: true })),
];

function letterOf({ sum, ace }: { sum: number; ace: boolean }, column: number): string {
  const { total, soft } = totalOfPips(sum, ace);
  const rows = soft ? SOFT : HARD;
  return rows[Math.min(Math.max(0, total - (soft ? 13 : 8)), rows.length - 1)]?.[column] ?? "";
}

describe.each(UPCARDS.map((up, column) => ({ up, column })))("the table against $up", ({ up, column }) => {
  const play = new Against(up);

  it("is the best play of every hand of three or more cards", () => {
    for (const held of HANDS) {
      expect(play.bestOnAny(held).decision, JSON.stringify(held)).toBe(LATER[letterOf(held, column)]);
    }
  });

  it("is the best play of every two cards, including pairs", () => {
    for (let first = 1; first <= 10; first++) {
      for (let second = first; second <= 10; second++) {
        if (first === 1 && second === 10) continue;
        const splits = first === second && PAIRS[first - 1]?.[column] === "P";
        const letter = letterOf({ sum: first + second, ace: first === 1 }, column);
        expect(play.bestOnTwo(first, second).decision, `${first}, ${second}`).toBe(splits ? "split" : OPEN[letter]);
      }
    }
  });
});

it("insurance loses one thirteenth of its stake", () => {
  // Insurance returns three stakes with each of four ranks in thirteen.
  expect(multiply(ratio(4, 13), ratio(3))).toEqual(ratio(12, 13));
});
