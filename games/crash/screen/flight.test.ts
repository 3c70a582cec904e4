import { describe, expect, test } from "vitest";
import { payoutAt } from "../../shared/screen/target-field.tsx";
import { crash } from "../rules/crash.ts";
import { chanceOf } from "./figures.ts";
import { flightOf } from "./flight.ts";

describe("a round as a flight", () => {
  test("flies while it runs, and crashes at its point", () => {
    expect(flightOf({ kind: "running", startedAt: 5, outcome: null })).toEqual({ kind: "flying", startedAt: 5 });
    expect(flightOf({ kind: "ended", outcome: { point: 233 }, interrupted: true })).toEqual({
      kind: "crashed",
      point: 233,
      interrupted: true,
    });
    expect(flightOf({ kind: "betting", closesAt: 10 })).toEqual({ kind: "betting", closesAt: 10 });
  });

  test("an odd outcome is a voided round, not a crash of the page", () => {
    for (const outcome of [null, {}, { point: "x" }, 7])
      expect(flightOf({ kind: "ended", outcome, interrupted: false }).kind).toBe("voided");
  });
});

test("chance times target is the exact return of the rules", () => {
  for (const target of [101, 150, 200, 1_000, 12_345]) {
    const { numerator, denominator } = crash.exactReturn({ amount: 1_000, auto: target }) ?? {
      numerator: 0n,
      denominator: 1n,
    };
    expect((chanceOf(target) * target) / 100).toBeCloseTo(Number(numerator) / Number(denominator), 12);
  }
});

test("payouts are those of the rules", () => {
  expect(payoutAt(1_001, 133)).toBe(crash.maxPayout({ amount: 1_001, auto: 133 }));
});
