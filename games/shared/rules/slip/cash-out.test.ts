import { ONE, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { expect, test } from "vitest";
import { cashOutOfSlip } from "./cash-out.ts";
import type { Slip } from "./slip.ts";

const slip = (unit: number, legs: number, more: Partial<Slip<unknown>> = {}): Slip<unknown> => ({
  ...{ unit, sizes: [legs], policy: "better", legs: Array.from({ length: legs }, () => ({})) },
  ...more,
});

test("a slip is bought at 97% of what its lines are expected to pay, rounded down once", () => {
  expect(cashOutOfSlip(slip(1_000, 2), [ratio(3, 2), ratio(2, 3)])).toBe(970);
  expect(cashOutOfSlip(slip(1_001, 1), [ONE])).toBe(970);
  expect(cashOutOfSlip(slip(1_000, 2, { sizes: [1, 2] }), [ratio(2), ZERO])).toBe(1_940);
});

test("a slip is not bought while what one leg is worth is unknown, wherever it stands", () => {
  expect(cashOutOfSlip(slip(1_000, 2), [null, ONE])).toBeNull();
  expect(cashOutOfSlip(slip(1_000, 2), [ONE, null])).toBeNull();
  const each = slip(1_000, 2, { eachWay: true });
  expect(cashOutOfSlip(each, [ONE, ONE], [ONE, null])).toBeNull();
  expect(cashOutOfSlip(each, [null, ONE], [ONE, ONE])).toBeNull();
});

test("a slip each way is bought with its places, and any other without", () => {
  expect(cashOutOfSlip(slip(1_000, 1, { eachWay: true }), [ONE], [ratio(1, 2)])).toBe(1_455);
  expect(cashOutOfSlip(slip(1_000, 1), [ONE], [ratio(1, 2)])).toBe(970);
});

test("a slip is bought for a smallest unit, and not for nothing", () => {
  expect(cashOutOfSlip(slip(2, 1), [ONE])).toBe(1);
  expect(cashOutOfSlip(slip(1, 1), [ONE])).toBeNull();
  expect(cashOutOfSlip(slip(1_000, 1), [ZERO])).toBeNull();
});
