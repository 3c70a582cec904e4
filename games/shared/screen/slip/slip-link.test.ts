import { expect, test } from "vitest";
import { isRecordOf, isText, isWhole } from "../../facts/facts.ts";
import { legsOfLink, linkOfSlip } from "./slip-link.ts";
import type { PickedLeg } from "./use-slip-draft.ts";

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
const linkOf = (value: unknown) => `https://house.test/sports?slip=${btoa(JSON.stringify(value))}`;

test("a link brings its legs, and nothing else of the page's address", () => {
  const legs = Array.from({ length: 12 }, (_, at) => leg(`event ${at}`));
  const link = linkOfSlip(PAGE, legs);
  expect(link).toMatch(/^https:\/\/house\.test\/sports\?slip=[\w-]+$/);
  expect(legsOfLink(link, isLeg)).toEqual(legs);
});

test("an address without legs, or with what no slip has, brings none", () => {
  expect(legsOfLink(PAGE, isLeg)).toBeNull();
  for (const value of [
    [],
    null,
    "legs",
    [{ event: "one" }],
    [{ ...leg("one"), odds: "2.0" }],
    [leg("one"), leg("one")],
    Array.from({ length: 13 }, (_, at) => leg(`event ${at}`)),
  ]) {
    expect(legsOfLink(linkOf(value), isLeg), JSON.stringify(value)).toBeNull();
  }
  for (const text of ["", "%", "e30", "bm90IGpzb24"]) {
    expect(legsOfLink(`https://house.test/sports?slip=${encodeURIComponent(text)}`, isLeg)).toBeNull();
  }
});
