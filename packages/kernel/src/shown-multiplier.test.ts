import { expect, test } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { shownMultiplier } from "./shown-multiplier.ts";

test("two decimals are shown where they give the payout", () => {
  expect(shownMultiplier(1_000, 2_010)).toEqual({ hundredths: 201, about: false });
  expect(shownMultiplier(1_000, 0)).toEqual({ hundredths: 0, about: false });
  // Three coins at 1.60× return four; the quotient of both would be 1.33×.
  expect(shownMultiplier(3, 4, 160)).toEqual({ hundredths: 160, about: false });
});

test("further decimals are shown where two would give another payout", () => {
  expect(shownMultiplier(1_000, 1_125, 112)).toEqual({ hundredths: 112.5, about: false });
  expect(shownMultiplier(10_000, 12_857, 128)).toEqual({ hundredths: 128.57, about: false });
});

test("a multiplier that four decimals do not express is approximate", () => {
  expect(shownMultiplier(1_000_000, 1_285_714, 128)).toEqual({ hundredths: 128, about: true });
  expect(shownMultiplier(3, 4)).toEqual({ hundredths: 133, about: true });
});

test("the shown digits times the stake are the payout, unless they say that they are approximate", () => {
  const amounts = fc.integer({ min: 1, max: 10 ** 9 });
  fc.assert(
    fc.property(amounts, amounts, (stake, payout) => {
      const { hundredths, about } = shownMultiplier(stake, payout);
      const product = (BigInt(Math.round(hundredths * 100)) * BigInt(stake)) / 10_000n;
      expect(about || product === BigInt(payout)).toBe(true);
    }),
  );
});
