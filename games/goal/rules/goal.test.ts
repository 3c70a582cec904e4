import { soloChance } from "@fairhouse/fairness/stream.ts";
import { add, floorOf, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { type GoalMove, goal } from "./goal.ts";
import type { GoalState } from "./hand.ts";
import { multiplierOf, PITCHES, RETURN, SIZES, type Size } from "./pitches.ts";

const everyStep = SIZES.flatMap((size) =>
  Array.from({ length: PITCHES[size].columns }, (_, i) => [size, i + 1] as const),
);

/** Returns the chance of passing the given number of keepers. */
function passing(size: Size, columns: number): Ratio {
  const { rows } = PITCHES[size];
  return ratio(BigInt(rows - 1) ** BigInt(columns), BigInt(rows) ** BigInt(columns));
}

describe("multipliers", () => {
  it("times the chance of getting there are exactly 97/100, on every pitch and after every column", () => {
    for (const [size, columns] of everyStep) {
      expect(multiply(multiplierOf(size, columns), passing(size, columns))).toEqual(RETURN);
    }
  });

  // games/goal/RULES.md
  it.each([
    ["small", 1, 1_455_000],
    ["small", 4, 4_910_625],
    ["medium", 1, 1_293_333],
    ["medium", 7, 7_266_795],
    ["big", 1, 1_212_500],
    ["big", 10, 9_033_829],
  ] as const)("%s, %i columns: %i millionths", (size, columns, millionths) => {
    // `games/goal/RULES.md` rounds to the nearest, so half a millionth is added before rounding down.
    expect(floorOf(add(multiplierOf(size, columns), ratio(1, 2_000_000)), 1_000_000n)).toBe(BigInt(millionths));
  });

  it("exist only for columns of the pitch", () => {
    expect(() => multiplierOf("small", 0)).toThrow(RangeError);
    expect(() => multiplierOf("small", 5)).toThrow(RangeError);
  });
});

/** Share of the columns after which the sample player stops. */
const STOPS = ratio(3, 10);

describe("what a hand returns", () => {
  it.each(SIZES)("is 97/100 on the %s pitch, and its square that of the sample player, path by path", (size) => {
    const { columns } = PITCHES[size];
    let mean = ZERO;
    let square = ZERO;
    for (let passed = 1; passed <= columns; passed++) {
      // The chance of stopping here and not before; the last column leaves no choice.
      let means = passed === columns ? ratio(1) : STOPS;
      for (let before = 1; before < passed; before++) means = multiply(means, ratio(7, 10));
      const here = multiply(means, passing(size, passed));
      const pays = multiplierOf(size, passed);
      mean = add(mean, multiply(here, pays));
      square = add(square, multiply(here, multiply(pays, pays)));
    }
    expect(goal.exactReturn({ amount: 1, size })).toEqual(mean);
    expect(goal.bestReturn({ amount: 1, size })).toEqual(mean);
    expect(goal.exactSquare({ amount: 1, size })).toEqual(square);
  });

  it("is 97/100 over a list of all possible keepers", () => {
    // Every row of every column on the small pitch, always through the top row: 3^4 hands.
    const { rows, columns } = PITCHES.small;
    let total = 0;
    for (let n = 0; n < rows ** columns; n++) {
      const keepers = Array.from({ length: columns }, (_, column) => Math.floor(n / rows ** column) % rows);
      total += play({ bet: { amount: 10_000_000, size: "small" }, keepers, picks: [], closed: false }, [0, 0, 0, 0]);
    }
    expect(total / rows ** columns).toBe(9_700_000);
  });
});

/** Plays rows in order. @returns the payout of the hand. */
function play(dealt: GoalState, rows: readonly number[]): number {
  let state = dealt;
  for (const row of rows) {
    const next = apply(state, { pick: row });
    if (next.payout !== null) return next.payout;
    state = next.state;
  }
  return apply(state, { cashOut: true }).payout ?? 0;
}

function apply(state: GoalState, move: GoalMove) {
  const result = goal.apply(state, move);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}

const anyHand = fc.record({
  seed: fc.string(),
  size: fc.constantFrom(...SIZES),
  amount: fc.integer({ min: 1, max: 100_000 }),
});

function deal({ seed, ...bet }: { seed: string; size: Size; amount: number }): GoalState {
  return goal.deal(bet, soloChance(seed, "client", 0)).state;
}

/** Returns a row of a column without a keeper. */
const freeRow = (keeper: number | undefined) => (keeper === 0 ? 1 : 0);

describe("a hand", () => {
  // Computed with Python's hmac, independently of this project.
  it.each([
    ["small", [1, 2, 0, 0]],
    ["medium", [2, 3, 0, 1, 2, 3, 2]],
    ["big", [2, 4, 0, 1, 2, 4, 3, 1, 3, 2]],
  ] as const)("has the keepers of its seeds: %s", (size, keepers) => {
    const chance = soloChance("some server seed", "some client seed", 1);
    expect(goal.deal({ amount: 1, size }, chance).state.keepers).toEqual(keepers);
  });

  it("pays the table's multiplier after any number of columns, on its own after the last", () => {
    fc.assert(
      fc.property(anyHand, fc.nat({ max: 9 }), (hand, wanted) => {
        let state = deal(hand);
        const { columns } = PITCHES[hand.size];
        const passed = 1 + (wanted % columns);
        let payout: number | null = null;
        for (const keeper of state.keepers.slice(0, passed))
          ({ state, payout } = apply(state, { pick: freeRow(keeper) }));
        expect(state.closed).toBe(passed === columns);
        if (!state.closed) {
          expect(payout).toBeNull();
          const { cashOut } = goal.view(state);
          ({ state, payout } = apply(state, { cashOut: true }));
          expect(payout).toBe(cashOut);
        }
        expect(payout).toBe(Number(floorOf(multiplierOf(hand.size, passed), BigInt(hand.amount))));
        expect(state.closed).toBe(true);
      }),
    );
  });

  it("is lost with the ball in a keeper's hands", () => {
    const state = deal({ seed: "x", size: "medium", amount: 1_000 });
    expect(goal.view(state)).toMatchObject({ saved: false, multiplier: null, cashOut: null });
    const [first = 0, second = 0] = state.keepers;
    const passed = apply(state, { pick: freeRow(first) });
    const lost = apply(passed.state, { pick: second });
    expect(lost.payout).toBe(0);
    expect(goal.view(lost.state)).toMatchObject({
      saved: true,
      closed: true,
      multiplier: null,
      cashOut: null,
      keepers: state.keepers,
    });
  });

  it("refuses impossible moves, and every move once it is closed", () => {
    const dealt = deal({ seed: "x", size: "small", amount: 1_000 });
    expect(goal.apply(dealt, { cashOut: true })).toEqual({ ok: false, refusal: "nothing_to_cash_out" });
    expect(goal.apply(dealt, { pick: 3 })).toEqual({ ok: false, refusal: "no_such_row" });
    const { state } = apply(dealt, { pick: freeRow(dealt.keepers[0]) });
    const closed = apply(state, { cashOut: true }).state;
    expect(goal.apply(closed, { pick: 0 })).toEqual({ ok: false, refusal: "hand_closed" });
    expect(goal.apply(closed, { cashOut: true })).toEqual({ ok: false, refusal: "hand_closed" });
  });

  it("shows the keepers of played columns while it is open, and no others", () => {
    fc.assert(
      fc.property(anyHand, (hand) => {
        let state = deal(hand);
        for (let played = 0; !state.closed; played++) {
          const { keepers } = goal.view(state);
          expect(keepers).toEqual(state.keepers.slice(0, played));
          // The same hand with other keepers ahead has the same view.
          const ahead = state.keepers.map((row, column) => (column < played ? row : (row + 1) % 3));
          expect(goal.view({ ...state, keepers: ahead })).toEqual(goal.view(state));
          ({ state } = apply(state, { pick: freeRow(state.keepers[played]) }));
        }
        expect(goal.view(state).keepers).toEqual(state.keepers);
      }),
    );
  });

  it("is concluded by cashing out, but not before the ball was played", () => {
    const dealt = deal({ seed: "x", size: "big", amount: 1_000 });
    expect(goal.conclude(dealt)).toBeNull();
    const { state } = apply(dealt, { pick: freeRow(dealt.keepers[0]) });
    expect(goal.conclude(state)).toEqual({ cashOut: true });
    expect(goal.conclude(apply(state, { cashOut: true }).state)).toBeNull();
  });
});

describe("a bet", () => {
  it("is refused if scoring would pass the largest amount", () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 9.1);
    expect(goal.bet.safeParse({ amount: most, size: "big" }).success).toBe(true);
    expect(goal.bet.safeParse({ amount: Number.MAX_SAFE_INTEGER, size: "small" }).success).toBe(false);
  });
});
