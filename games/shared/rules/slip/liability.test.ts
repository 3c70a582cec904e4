import { ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { expect, it } from "vitest";
import { chargesOf, chargesOfSlip } from "./liability.ts";
import { multiplierOf } from "./odds.ts";

const ODDS = [2_106, 1_315, 3_428, 1_010];
const slip = (sizes: readonly number[], legs = ODDS.length) => ({
  unit: 1_000,
  sizes,
  policy: "any" as const,
  legs: ODDS.slice(0, legs).map((odds, place) => ({ event: `event ${place}`, odds })),
});
const open = { factor: null };
const resultsOf = (...known: readonly (Ratio | null)[]) => ODDS.map((_, place) => ({ factor: known[place] ?? null }));

it("a slip of one line charges as its line", () => {
  const { charges } = chargesOf(1_000, ODDS);
  expect([...chargesOfSlip(slip([4]), resultsOf())]).toEqual(charges.map((charge, at) => [`event ${at}`, charge]));
});

it("a system charges what its lines charge together, rounded once for each event", () => {
  for (const sizes of [[1], [2], [2, 3], [1, 2, 3, 4]]) {
    const sums = ODDS.map(() => 0);
    let lines = 0;
    for (let line = 1; line < 1 << ODDS.length; line += 1) {
      const places = ODDS.flatMap((_, place) => (((line >> place) & 1) === 1 ? [place] : []));
      if (!sizes.includes(places.length)) continue;
      lines += 1;
      const { charges } = chargesOf(
        1_000,
        places.map((place) => ODDS[place] ?? 0),
      );
      for (const [at, place] of places.entries()) sums[place] = (sums[place] ?? 0) + (charges[at] ?? 0);
    }
    [...chargesOfSlip(slip(sizes), resultsOf()).values()].forEach((charge, place) => {
      expect(Math.abs(charge - (sums[place] ?? 0)), `${sizes}`).toBeLessThanOrEqual(lines);
    });
  }
});

it("a won leg raises the other charges, a lost one ends its lines, and a settled one charges nothing", () => {
  const double = slip([2], 2);
  const before = chargesOfSlip(double, [open, open]);
  expect([...before]).toEqual([
    ["event 0", 1_346],
    ["event 1", 840],
  ]);
  // A profit of 1,769 that depends on one leg alone, which was 840 at odds of 2.106 for the other.
  expect([...chargesOfSlip(double, [{ factor: multiplierOf(2_106) }, open])]).toEqual([["event 1", 1_769]]);
  expect([...chargesOfSlip(double, [{ factor: ONE }, open])]).toEqual([["event 1", 315]]);
  expect([...chargesOfSlip(double, [{ factor: ratio(1, 2) }, open])]).toEqual([["event 1", 0]]);
  expect([...chargesOfSlip(double, [{ factor: ZERO }, open])]).toEqual([["event 1", 0]]);
  expect(chargesOfSlip(double, [{ factor: ONE }, { factor: ONE }]).size).toBe(0);
});

it("a slip each way charges its places at their own odds as well, until they are settled", () => {
  const legs = [0, 1].map((at) => ({ event: `event ${at}`, odds: 5_000, place: { places: 3, odds: 2_000 } }));
  const each = { ...slip([2]), eachWay: true as const, legs };
  // Profits of 24 and of 3 stakes, of which the other leg's odds are one part in five and in two.
  expect([...chargesOfSlip(each, [open, open]).values()]).toEqual([4_800 + 1_500, 4_800 + 1_500]);
  const placed = { factor: ZERO, placeFactor: ratio(2) };
  expect([...chargesOfSlip(each, [placed, open])]).toEqual([["event 1", 3_000]]);
});

it("the lines of a system that have lost charge nothing, and the others go on", () => {
  const singles = chargesOfSlip(slip([1]), resultsOf(ZERO)).get("event 1");
  expect(chargesOfSlip(slip([1, 2]), resultsOf(ZERO, null, ZERO, ZERO)).get("event 1")).toBe(singles);
  const won = chargesOfSlip(slip([2]), resultsOf(multiplierOf(2_106), null, ZERO, ZERO)).get("event 1");
  expect(won).toBe(1_770);
  // A double with a leg that has lost can cost nothing any more.
  expect(chargesOfSlip(slip([2, 3]), resultsOf(ZERO, null, ZERO, ZERO)).get("event 1")).toBe(0);
});
