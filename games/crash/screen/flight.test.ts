import type { RoundView } from "@fairhouse/protocol/table.ts";
import { describe, expect, test } from "vitest";
import { crash } from "../rules/crash.ts";
import { multiplierAt } from "../rules/growth.ts";
import { chanceOf, payoutAt } from "./figures.ts";
import { faceOf, growth, msOf, multiplierAfter } from "./flight.ts";

function round(more: Partial<RoundView>): RoundView {
  return {
    id: "r",
    number: 1,
    phase: "betting",
    closesAt: 10,
    startedAt: null,
    commitment: "",
    carry: null,
    outcome: null,
    link: null,
    interrupted: false,
    ...more,
  };
}

describe("the face of a round", () => {
  test("follows its phases", () => {
    expect(faceOf(undefined, false).kind).toBe("loading");
    expect(faceOf(null, false).kind).toBe("waiting");
    expect(faceOf(round({ closesAt: null }), false).kind).toBe("waiting");
    expect(faceOf(round({}), false)).toEqual({ kind: "betting", closesAt: 10 });
    expect(faceOf(round({ phase: "closing" }), false).kind).toBe("closing");
    expect(faceOf(round({ phase: "running", startedAt: 5 }), false)).toEqual({ kind: "flying", startedAt: 5 });
    expect(faceOf(round({ phase: "settled", outcome: { point: 233 } }), false)).toEqual({
      kind: "crashed",
      point: 233,
      interrupted: false,
    });
    expect(faceOf(round({ phase: "voided" }), false).kind).toBe("voided");
  });

  test("without a connection nothing is pretended", () => {
    expect(faceOf(round({ phase: "running", startedAt: 5 }), true).kind).toBe("offline");
  });

  test("an odd outcome is a voided round, not a crash of the page", () => {
    for (const outcome of [null, {}, { point: "x" }, 7])
      expect(faceOf(round({ phase: "settled", outcome }), false).kind).toBe("voided");
  });
});

test("the figure is the rules' own, also while the clocks disagree about the start", () => {
  expect(multiplierAfter(-50)).toBe(100);
  for (const ms of [0, 166, 167, 11_552.7, 38_380]) expect(multiplierAfter(ms)).toBe(multiplierAt(Math.floor(ms)));
});

test("the drawn curve goes through the rules' figures", () => {
  for (const ms of [1_000, 11_553, 38_377, 76_753])
    expect(Math.abs(growth(ms) * 100 - multiplierAt(ms))).toBeLessThan(1);
  expect(msOf(growth(12_345))).toBeCloseTo(12_345);
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
