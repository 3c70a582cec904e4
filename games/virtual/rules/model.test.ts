import { KeyedHmac } from "@fairhouse/fairness/hmac.ts";
import { prefixedChance } from "@fairhouse/fairness/stream.ts";
import { expect, test } from "vitest";
import { checkModel } from "./model.ts";

const keyed = new KeyedHmac("c".repeat(64));
const MEANS = { home: 1_540, away: 1_150 };
const check = checkModel(MEANS, { matches: 2_000, priced: 3 }, (match) => prefixedChance(keyed, `salt:1:${match}:`));

test("scores of matches are drawn as often as the grid says, and every match has one", () => {
  expect(check.happened.reduce((sum, { count }) => sum + count, 0)).toBe(check.matches);
  expect(check.happened.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  for (const { what, chance, count } of check.happened) {
    const deviation = Math.sqrt(check.matches * chance * (1 - chance));
    expect(Math.abs(count - check.matches * chance), what).toBeLessThan(5 * deviation + 1);
  }
});

test("chances add up to one, and no price returns more than 95% of what is decided, at every tick of three matches", () => {
  expect(check.ticks).toBe(1_080);
  expect(check.broken).toEqual([]);
});
