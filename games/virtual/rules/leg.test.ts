import { ONE, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { ahead, during } from "@fairhouse/tests/made-league.ts";
import { expect, test } from "vitest";
import { LEAGUES } from "./league.ts";
import { type AcceptedLeg, decidedFactor, endOfLeg } from "./leg.ts";

const [match] = ahead(1, 200, "league-1");
if (match === undefined) throw new Error("no match");

/** A bet from before kick-off, at 2.000. */
const leg = (market: string, selection: string, line?: number): AcceptedLeg => ({
  ...{ event: "018f0000-0000-7000-8000-000000000001", market, selection, odds: 2_000 },
  ...(line === undefined ? {} : { line }),
  match,
});
const goal = { tick: 5, side: "home" } as const;

test("a leg is won, lost or back by what its stake came back as", () => {
  // One goal ahead: a quarter line below it wins one half, and one above it loses one.
  const ends = [-2, -3, -4, -5, -6].map((line) => endOfLeg(leg("asian-handicap", "home", line), [goal]));
  expect(ends).toEqual(["won", "won", "back", "lost", "lost"]);
});

test("a leg is decided in play once one end alone is left", () => {
  const { steps } = LEAGUES["league-1"].inPlay;
  const goals = [goal, { tick: 9, side: "home" } as const];
  const decided = (own: AcceptedLeg, step: number) => decidedFactor(own, during(match, goals, step));
  for (const [line, over, under] of [
    [6, ratio(2), ZERO],
    // Two goals give back, and a third would not.
    [8, null, null],
    [10, null, null],
  ] as const) {
    expect(decided(leg("total", "over", line), 40), `over ${line}`).toEqual(over);
    expect(decided(leg("total", "under", line), 40), `under ${line}`).toEqual(under);
  }
  for (const [line, over, under] of [
    [8, ONE, ONE],
    [10, ZERO, ratio(2)],
  ] as const) {
    expect(decided(leg("total", "over", line), steps), `over ${line} at the end`).toEqual(over);
    expect(decided(leg("total", "under", line), steps), `under ${line} at the end`).toEqual(under);
  }
});
