import { ahead } from "@fairhouse/tests/made-league.ts";
import { expect, test } from "vitest";
import { type AcceptedLeg, endOfLeg } from "./leg.ts";

const [match] = ahead(1, 200, "league-1");
if (match === undefined) throw new Error("no match");

/** A bet on the home side, from before kick-off, at 2.000. */
const leg = (line: number): AcceptedLeg => ({
  ...{ event: "018f0000-0000-7000-8000-000000000001", market: "asian-handicap", selection: "home", line, odds: 2_000 },
  match,
});
const goal = { tick: 5, side: "home" } as const;

test("a leg is won, lost or back by what its stake came back as", () => {
  // One goal ahead: a quarter line below it wins one half, and one above it loses one.
  expect([-2, -3, -4, -5, -6].map((line) => endOfLeg(leg(line), [goal]))).toEqual([
    "won",
    "won",
    "back",
    "lost",
    "lost",
  ]);
});
