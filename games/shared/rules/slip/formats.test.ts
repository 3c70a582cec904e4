import { describe, expect, it } from "vitest";
import { formatOdds, oddsForPlayers } from "./formats.ts";

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

describe("odds for players", () => {
  it.each([
    [1_900, "decimal", "1.90"],
    [11_000, "decimal", "11.00"],
    [2_005, "decimal", "2.005"],
    [101_010, "decimal", "101.01"],
    [1_900, "hongKong", "0.90"],
    [2_500, "malay", "-0.667"],
    [3_000, "malay", "-0.50"],
    [1_500, "indonesian", "-2.00"],
    [2_000, "american", "+100"],
    [2_100, "fractional", "11/10"],
  ] as const)("have no third decimal that is 0: %i, %s, is %s", (odds, format, text) => {
    expect(oddsForPlayers(odds, format)).toBe(text);
  });
});
