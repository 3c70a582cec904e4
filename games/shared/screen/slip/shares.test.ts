import { expect, test } from "vitest";
import { SHARES, takesShares, unitsOfShare } from "./shares.ts";

test("shares are whole units, each another part of the bet", () => {
  expect(SHARES.map((share) => unitsOfShare(1_000, share))).toEqual([250, 500, 750, 1_000]);
  expect(SHARES.map((share) => unitsOfShare(4, share))).toEqual([1, 2, 3, 4]);
  expect(SHARES.map((share) => unitsOfShare(7, share))).toEqual([1, 3, 5, 7]);
});

test("a share that is sold again and again ends with the last units, which are sold at once", () => {
  for (const share of SHARES) {
    let left = 1_000;
    for (let sales = 0; left > 0; sales += 1) {
      expect(sales).toBeLessThan(30);
      expect(unitsOfShare(left, share)).toBeGreaterThan(0);
      if (!takesShares(left)) expect(unitsOfShare(left, share)).toBe(left);
      left -= unitsOfShare(left, share);
    }
  }
});
