import { roundChance } from "@fairhouse/fairness/round.ts";
import { anyGame, outcomeOfJson } from "@fairhouse/kernel/any-game.ts";
import { compare, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { MAX_TARGET } from "../../shared/rules/point-law.ts";
import { aviator, pointOf } from "./aviator.ts";

const GRID = 2n ** 52n;
const bits = fc.oneof(fc.bigInt({ min: 0n, max: GRID - 1n }), fc.bigInt({ min: GRID - 100_000n, max: GRID - 1n }));
const target = fc.oneof(fc.integer({ min: 101, max: 1_000 }), fc.integer({ min: 101, max: MAX_TARGET }));

/**
 * Computed by a program in another language, from the derivation alone: link, salt, index in the chain, seeds, first 13
 * digits, point.
 */
const VECTORS = [
  ["f59ba3f973a10ed74e4e81e746a312c0808cbb139feccf91cee8f19900eac9d7", "some salt", 1, [], "a96af701b7cb5", 286],
  [
    "fdb8626af9e350fcd8919771ad6fcb5b355b3c08da686cfed60ccff1bd0436ad",
    "some salt",
    2,
    ["ada's seed"],
    "2cbedb195ef9c",
    117,
  ],
  [
    "667074d7ef6ecc2da2094d48e570164c668a35227313242f3526159e58e7ff8a",
    "some salt",
    3,
    ["ada's seed", "bo", "سين"],
    "1706fa5e39c48",
    106,
  ],
  [
    "9649331876e8cc0b4da7c801ff9ac64f4a757496464ff83f824eb4b72b06d732",
    "some salt",
    4,
    ["a b", "c", "d", "e"],
    "b53b45ffc9b70",
    332,
  ],
  [
    "2ff21a9054fbda8791dfffd8e582318516996d7ccdf66742018fda72102c75c7",
    "another salt",
    1_000_000,
    ["same", "same"],
    "da7b85464fc58",
    661,
  ],
  [
    "176834d806cba7f43d63cb7f43d10dcf27ba673ebe6efb91090971dbad2fc00c",
    "another salt",
    7,
    ["x", "y", "z"],
    "89d31ac13aa1a",
    210,
  ],
] as const;

describe("the end of a flight", () => {
  it.each(VECTORS)("comes from link %s, salt %s, place %i and seeds %j", (link, salt, index, seeds, digits, point) => {
    const chance = roundChance(aviator.seeding, { link, salt, index, seeds });
    expect(chance.bits52()).toBe(BigInt(`0x${digits}`));
    expect(aviator.outcome(chance, null, [])).toEqual({ outcome: { point }, carry: null });
  });

  it("matches the formula in exact integers, for any bits", () => {
    fc.assert(
      fc.property(bits, (v) => {
        // ⌊97 / (1 − v / 2^52)⌋ is the p with p · (2^52 − v) ≤ 97 · 2^52 < (p + 1) · (2^52 − v).
        const point = BigInt(pointOf(v));
        const [least, most] = [point * (GRID - v), (point + 1n) * (GRID - v)];
        if (point > 100n) expect(least).toBeLessThanOrEqual(97n * GRID);
        if (point < BigInt(MAX_TARGET)) expect(most).toBeGreaterThan(97n * GRID);
        expect(point).toBeGreaterThanOrEqual(100n);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is 1.00 for exactly 3.960396% of the bits", () => {
    // Points rise with the bits: search for the first above 1.00.
    let [low, high] = [0n, GRID - 1n];
    while (low < high) {
      const middle = (low + high) / 2n;
      if (pointOf(middle) > 100) high = middle;
      else low = middle + 1n;
    }
    expect(toNumber(ratio(low, GRID)).toFixed(8)).toBe("0.03960396");
    expect(pointOf(low)).toBe(101);
    expect(pointOf(0n)).toBe(100);
  });

  it("never passes 1,000,000x", () => {
    expect(pointOf(GRID - 1n)).toBe(MAX_TARGET);
    expect(pointOf(GRID - (97n * GRID) / BigInt(MAX_TARGET))).toBe(MAX_TARGET);
    expect(pointOf(GRID - (97n * GRID) / BigInt(MAX_TARGET) - 1n)).toBe(MAX_TARGET - 1);
  });
});

describe("the return", () => {
  it("counts exactly the bits that reach a target", () => {
    fc.assert(
      fc.property(target, (auto) => {
        const exact = aviator.exactReturn({ amount: 1, auto }) ?? ratio(0);
        const count = (exact.numerator * GRID * 100n) / (exact.denominator * BigInt(auto));
        expect(pointOf(GRID - count)).toBeGreaterThanOrEqual(auto);
        expect(pointOf(GRID - count - 1n)).toBeLessThan(auto);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is 97% at every target, less at most one step of the grid", () => {
    for (const auto of [101, 110, 128, 150, 200, 1_000, 123_456, 10 ** 6, 10 ** 7, MAX_TARGET]) {
      const exact = aviator.exactReturn({ amount: 1, auto }) ?? ratio(0);
      expect(compare(exact, ratio(97, 100))).toBeLessThanOrEqual(0);
      expect(compare(exact, ratio(97n * GRID - BigInt(auto), GRID * 100n))).toBeGreaterThan(0);
    }
    expect(aviator.exactReturn({ amount: 1, auto: 128 })).toEqual(ratio(97, 100));
  });
});

it("allows two bets per player, while its rules do not know whose they are", () => {
  expect(aviator.ticketsPerPlayer).toBe(2);
  const game = anyGame(aviator);
  const bet = game.sampleBet(1_000);
  const paid = ["one", "two"].map((id) => game.settle({ id, bet, leftAt: null }, outcomeOfJson({ point: 200 })));
  expect(paid).toEqual([2_000, 2_000]);
});
