import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Sizes } from "../../rules/slip/lines.ts";
import { SlipDock } from "./slip-dock.tsx";
import { en } from "./words/en.ts";

/** The text of the dock with so many picks at 2.00 each. */
function shown(legs: number, sizes: Sizes, eachWay: boolean | null = null): string {
  const draft = {
    legs: Array.from({ length: legs }, (_, at) => ({ event: `${at}`, selection: {}, odds: 2_000 })),
    sizes,
    clear: () => {},
  };
  const factor = { numerator: 2n ** BigInt(legs), denominator: 1n };
  const table = { draft, factor, slips: { placed: null }, eachWay };
  return renderToStaticMarkup(<SlipDock table={table}>slip</SlipDock>).replaceAll(/<[^>]+>/g, "");
}

test("the dock has the odds of a slip that is won as a whole", () => {
  expect(shown(3, [3])).toContain("8.00");
});

test("the dock names the kind of any other slip, which has no odds", () => {
  expect(shown(3, [2])).toContain(en.doubles);
  expect(shown(1, [1], true)).toContain(en.kindEachWay(en.single));
  for (const text of [shown(3, [2]), shown(1, [1], true)]) expect(text).not.toContain(en.odds);
});
