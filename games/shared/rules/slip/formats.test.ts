import { describe, expect, it } from "vitest";
import { formatOdds } from "./formats.ts";

describe("odds as fractions", () => {
  it.each([
    [1_010, "0/1"],
    [1_025, "0/1"],
    [1_026, "1/20"],
    [1_050, "1/20"],
    [2_025, "1/1"],
    [500_000, "499/1"],
  ])("are the nearest ones with a denominator of at most 20: %i is %s", (odds, text) => {
    expect(formatOdds(odds, "fractional")).toBe(text);
  });
});
