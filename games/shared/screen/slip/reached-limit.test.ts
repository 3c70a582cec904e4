import { expect, test } from "vitest";
import { reachedLimitOf } from "./reached-limit.ts";

const refusal = (details: unknown, code = "liability_reached") => ({ code, message: "", requestId: "", details });

test("a refused slip names the event, and the amount of each of its lines that would be taken", () => {
  expect(reachedLimitOf(refusal({ event: "final", maxStake: 10_000 }), 3)).toEqual({ event: "final", unit: 3_333 });
  expect(reachedLimitOf(refusal({ event: "final", maxStake: 0 }), 1)).toEqual({ event: "final", unit: 0 });
});

test("other errors, and details of another house, name none", () => {
  for (const error of [
    null,
    "no answer",
    new Error("a bug"),
    refusal({ event: "final", maxStake: 1 }, "market_suspended"),
    refusal({ event: "final" }),
    refusal(undefined),
  ]) {
    expect(reachedLimitOf(error, 1)).toBeNull();
  }
});
