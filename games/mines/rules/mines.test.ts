import { soloChance } from "@fairhouse/fairness/stream.ts";
import { add, compare, floorOf, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { type MinesMove, type MinesState, mines } from "./mines.ts";
import { gemsOf, multiplierOf, RETURN, TILES } from "./multipliers.ts";

const everyPair = Array.from({ length: 24 }, (_, i) => i + 1).flatMap((count) =>
  Array.from({ length: gemsOf(count) }, (_, i) => [count, i + 1] as const),
);

/** Computes C(n, k), independently of the table under test. */
function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

function surviving(count: number, gems: number): Ratio {
  return ratio(choose(TILES - count, gems), choose(TILES, gems));
}

describe("multipliers", () => {
  it("times the chance of surviving are exactly 99/100 for all mines and gems", () => {
    for (const [count, gems] of everyPair) {
      expect(multiply(multiplierOf(count, gems), surviving(count, gems))).toEqual(RETURN);
    }
  });

  // games/mines/RULES.md
  it.each([
    [1, 1, 1_031_250],
    [3, 5, 1_997_368],
    [5, 5, 3_392_589],
    [10, 5, 17_515_385],
    [24, 1, 24_750_000],
  ])("%i mines, %i gems: %i millionths", (count, gems, millionths) => {
    // `games/mines/RULES.md` rounds to the nearest, so half a millionth is added before rounding down.
    expect(floorOf(add(multiplierOf(count, gems), ratio(1, 2_000_000)), 1_000_000n)).toBe(BigInt(millionths));
  });

  it("are at most 5,148,297", () => {
    const largest = everyPair
      .map(([count, gems]) => multiplierOf(count, gems))
      .reduce((a, b) => (compare(a, b) > 0 ? a : b));
    expect(largest).toEqual(ratio(5_148_297));
    expect(multiplierOf(12, 13)).toEqual(ratio(5_148_297));
    expect(multiplierOf(13, 12)).toEqual(ratio(5_148_297));
  });

  it("exist only for gems of the board", () => {
    expect(() => multiplierOf(24, 2)).toThrow(RangeError);
    expect(() => multiplierOf(0, 1)).toThrow(RangeError);
    expect(() => multiplierOf(3, 0)).toThrow(RangeError);
  });

  it("make every strategy worth 99/100, even with random stopping", () => {
    // Stops after each gem with probability 1/3, and always at the last.
    for (const count of [1, 5, 24]) {
      let expected = ZERO;
      let playing = ratio(1);
      for (let gems = 1; gems <= gemsOf(count); gems++) {
        const stops = gems === gemsOf(count) ? ratio(1) : ratio(1, 3);
        expected = add(expected, multiply(multiply(playing, stops), RETURN));
        playing = multiply(playing, ratio(2, 3));
      }
      expect(expected).toEqual(mines.exactReturn({ amount: 1, mines: count }));
    }
  });
});

describe("the square", () => {
  it("is that of the sample player, gem by gem", () => {
    for (const count of [1, 3, 12, 23, 24]) {
      // Stops with probability 2/5 after each gem, and always at the last one and from 10.00 on.
      let square = ZERO;
      let playing = ratio(1);
      for (let gems = 1; gems <= gemsOf(count); gems++) {
        const multiplier = multiplierOf(count, gems);
        const last = gems === gemsOf(count) || compare(multiplier, ratio(10)) >= 0;
        const paid = multiply(surviving(count, gems), multiply(multiplier, multiplier));
        square = add(square, multiply(multiply(playing, last ? ratio(1) : ratio(2, 5)), paid));
        playing = last ? ZERO : multiply(playing, ratio(3, 5));
      }
      expect(mines.exactSquare({ amount: 1, mines: count })).toEqual(square);
    }
    expect(mines.exactSquare({ amount: 1, mines: 24 })).toEqual(ratio(9_801, 400));
  });
});

const anyHand = fc.record({
  seed: fc.string(),
  mines: fc.integer({ min: 1, max: 24 }),
  amount: fc.integer({ min: 1, max: 100_000 }),
});

function deal({ seed, ...bet }: { seed: string; mines: number; amount: number }): MinesState {
  return mines.deal(bet, soloChance(seed, "client", 0)).state;
}

function apply(state: MinesState, move: MinesMove) {
  const result = mines.apply(state, move);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}

const tiles = Array.from({ length: TILES }, (_, tile) => tile);
const covered = (state: MinesState) => tiles.filter((tile) => !state.mines.includes(tile));

describe("a hand", () => {
  it("has the number of mines of its bet, on different tiles, ascending", () => {
    fc.assert(
      fc.property(anyHand, (hand) => {
        const { mines: placed } = deal(hand);
        expect(new Set(placed).size).toBe(hand.mines);
        expect([...placed].sort((a, b) => a - b)).toEqual(placed);
        expect(placed.every((tile) => tiles.includes(tile))).toBe(true);
      }),
    );
  });

  it("pays the table's multiplier after any number of gems, on its own after the last", () => {
    fc.assert(
      fc.property(anyHand, fc.nat({ max: 23 }), (hand, wanted) => {
        let state = deal(hand);
        const gems = covered(state).slice(0, 1 + (wanted % gemsOf(hand.mines)));
        let payout: number | null = null;
        for (const tile of gems) ({ state, payout } = apply(state, { reveal: tile }));
        const last = gems.length === gemsOf(hand.mines);
        expect(state.closed).toBe(last);
        if (!last) {
          expect(payout).toBeNull();
          expect(mines.view(state).cashOut).not.toBeNull();
          ({ state, payout } = apply(state, { cashOut: true }));
        }
        expect(payout).toBe(Number(floorOf(multiplierOf(hand.mines, gems.length), BigInt(hand.amount))));
        expect(state.closed).toBe(true);
      }),
    );
  });

  it("loses on a mine", () => {
    const state = deal({ seed: "x", mines: 3, amount: 1_000 });
    const lost = apply(state, { reveal: state.mines[1] ?? -1 });
    expect(lost.payout).toBe(0);
    expect(mines.view(lost.state)).toMatchObject({ hit: state.mines[1], mines: state.mines, multiplier: null });
  });

  it("refuses impossible moves, and every move once it is closed", () => {
    const dealt = deal({ seed: "x", mines: 3, amount: 1_000 });
    const gem = covered(dealt)[0] ?? -1;
    expect(mines.apply(dealt, { cashOut: true })).toEqual({ ok: false, refusal: "nothing_to_cash_out" });
    const { state } = apply(dealt, { reveal: gem });
    expect(mines.apply(state, { reveal: gem })).toEqual({ ok: false, refusal: "tile_open" });
    const closed = apply(state, { cashOut: true }).state;
    expect(mines.apply(closed, { reveal: 24 })).toEqual({ ok: false, refusal: "hand_closed" });
    expect(mines.apply(closed, { cashOut: true })).toEqual({ ok: false, refusal: "hand_closed" });
  });

  it("is cashed out by the house when abandoned, but stays open without a gem", () => {
    const dealt = deal({ seed: "x", mines: 3, amount: 1_000 });
    expect(mines.conclude(dealt)).toBeNull();
    const { state } = apply(dealt, { reveal: covered(dealt)[0] ?? -1 });
    expect(mines.conclude(state)).toEqual({ cashOut: true });
    expect(mines.conclude(apply(state, { cashOut: true }).state)).toBeNull();
  });
});

describe("the view of an open hand", () => {
  it("does not depend on where the other mines are", () => {
    fc.assert(
      fc.property(anyHand, anyHand, fc.nat({ max: 4 }), (one, another, wanted) => {
        const first = deal(one);
        const second = deal({ ...one, seed: another.seed });
        const both = covered(first).filter((tile) => !second.mines.includes(tile));
        const play = (state: MinesState) =>
          both.slice(0, wanted).reduce((now, tile) => apply(now, { reveal: tile }).state, state);
        const [a, b] = [play(first), play(second)];
        if (!a.closed) expect(mines.view(a)).toEqual(mines.view(b));
      }),
    );
  });

  it("contains the current payout and that after one more gem", () => {
    const dealt = deal({ seed: "x", mines: 3, amount: 1_000 });
    expect(mines.view(dealt)).toMatchObject({ multiplier: null, nextMultiplier: 112, cashOut: null, mines: null });
    const state = covered(dealt)
      .slice(0, 5)
      .reduce((now, tile) => apply(now, { reveal: tile }).state, dealt);
    // 0.99 · C(25, 6) / C(22, 6) = 2.349844…
    expect(mines.view(state)).toMatchObject({ multiplier: 199, nextMultiplier: 234, cashOut: 1_997, mines: null });
  });
});

describe("the bet", () => {
  const accepts = (bet: unknown) => mines.bet.safeParse(bet).success;

  it("takes 1 to 24 mines and an amount whose largest win is a valid amount", () => {
    expect(accepts({ amount: 1, mines: 1 })).toBe(true);
    expect(accepts({ amount: 1, mines: 24 })).toBe(true);
    for (const count of [0, 25, 2.5, -1, "3", null]) expect(accepts({ amount: 1, mines: count })).toBe(false);
    expect(accepts({ amount: 10 ** 9, mines: 12 })).toBe(true);
    expect(accepts({ amount: 2 * 10 ** 9, mines: 12 })).toBe(false);
    expect(accepts({ amount: 2 * 10 ** 9, mines: 24 })).toBe(true);
  });

  it.each([
    { reveal: -1 },
    { reveal: -0 },
    { reveal: 25 },
    { reveal: 1.5 },
    { cashOut: false },
    {},
    { reveal: 1, cashOut: true },
  ])("refuses %j as a move", (move) => {
    expect(mines.move.safeParse(move).success).toBe(false);
  });
});
