import { expect, test } from "vitest";
import { isRecordOf, isText, isWhole } from "../../facts/facts.ts";
import type { PickedLeg } from "./slip-link.ts";
import { linkOfSlip, slipOfLink } from "./slip-link.ts";

interface Side {
  readonly side: string;
}
const isLeg = isRecordOf<PickedLeg<Side>>({
  event: isText,
  selection: isRecordOf<Side>({ side: isText }),
  odds: isWhole,
});
const PAGE = "https://house.test/sports?panel=wallet#end";
const leg = (event: string, odds = 2_000) => ({ event, selection: { side: "heads???>>>" }, odds });
const linkOf = (value: unknown) => `https://house.test/sports?slip=${encodeURIComponent(btoa(JSON.stringify(value)))}`;

test.each([
  ["a fold of twelve", 12, [12], false],
  ["a system", 4, [2, 3, 4], false],
  ["singles each way", 3, [1], true],
])("a link brings %s, and nothing else of the page's address", (_, count, sizes, eachWay) => {
  const slip = { legs: Array.from({ length: count }, (_, at) => leg(`event ${at}`)), sizes, eachWay };
  const link = linkOfSlip(PAGE, slip);
  expect(link).toMatch(/^https:\/\/house\.test\/sports\?slip=[\w-]+$/);
  expect(slipOfLink(link, isLeg)).toEqual(slip);
});

test("an address without a slip, or with one that no page offers, brings none", () => {
  const slip = { legs: [leg("one"), leg("two")], sizes: [2], eachWay: false };
  expect(slipOfLink(PAGE, isLeg)).toBeNull();
  expect(slipOfLink(linkOf(slip), isLeg)).toEqual(slip);
  for (const value of [
    [],
    null,
    "slip",
    slip.legs,
    { ...slip, legs: [] },
    { ...slip, legs: [{ event: "one" }, leg("two")] },
    { ...slip, legs: [{ ...leg("one"), odds: "2.0" }, leg("two")] },
    { ...slip, legs: [leg("one"), leg("one")] },
    { ...slip, legs: Array.from({ length: 13 }, (_, at) => leg(`event ${at}`)), sizes: [13] },
    { ...slip, sizes: [3] },
    { ...slip, sizes: [] },
    { ...slip, sizes: [2, 1] },
    { ...slip, sizes: ["2"] },
    { ...slip, eachWay: 1 },
    { legs: slip.legs, sizes: [2] },
  ]) {
    expect(slipOfLink(linkOf(value), isLeg), JSON.stringify(value)).toBeNull();
  }
  for (const text of ["", "%", "e30", "bm90IGpzb24"]) {
    expect(slipOfLink(`https://house.test/sports?slip=${encodeURIComponent(text)}`, isLeg)).toBeNull();
  }
});
