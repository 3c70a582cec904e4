import { expect, test } from "vitest";
import { stepsOf } from "../../shared/screen/hand/show.ts";
import { FLIGHT_MS, QUICK_FLIGHT_MS } from "../drawing/pitch-model.ts";
import { type GoalState, viewOf } from "../rules/hand.ts";
import { goalShow, nextStep } from "./hand-show.ts";

const bet = { amount: 1_000, size: "small" } as const;
const hand = (picks: readonly number[], closed: boolean): GoalState => ({ bet, keepers: [0, 1, 2, 0], picks, closed });

/** Lists the steps of a hand: kicks, columns seen, end, and delay. */
const toldOf = (state: GoalState) =>
  stepsOf(goalShow, viewOf(state)).map(({ shown, afterMs }) => [shown.kicked, shown.seen, shown.over, afterMs]);

test("a hand is shown kick by kick, and the result of a kick only after its flight", () => {
  const steps = toldOf(hand([1, 2, 2], true)).map((step) => step.slice(0, 3));
  expect(steps).toEqual([
    [0, 0, false],
    [1, 0, false],
    [1, 1, false],
    [2, 1, false],
    [2, 2, false],
    [3, 2, false],
    [3, 3, false],
    [3, 3, true],
  ]);
});

test("the last kick flies slowly, earlier ones of an automatic hand quickly", () => {
  const flights = toldOf(hand([1, 2], true)).flatMap(([kicked, seen, , afterMs]) => (kicked === seen ? [afterMs] : []));
  expect(flights.slice(1, 3)).toEqual([QUICK_FLIGHT_MS, FLIGHT_MS]);
});

test("nothing reveals the result while the ball flies: figures and buttons are those of the column before", () => {
  const lost = viewOf(hand([1, 1], true));
  const flying = { handId: "a", kicked: 2, seen: 1, over: false };
  expect(goalShow.seen(lost, flying)).toEqual(viewOf(hand([1], false)));
  expect(goalShow.seen(lost, { ...flying, seen: 2 })).toEqual(lost);
});

test("a hand joined midway is shown as it stands, and goes on from there", () => {
  const view = viewOf(hand([1, 2], false));
  const met = goalShow.met("a", view);
  expect(met).toEqual({ handId: "a", kicked: 2, seen: 2, over: false });
  expect(met && nextStep(met, "a", view)).toBeNull();
  expect(goalShow.met("a", viewOf(hand([], false)))).toBeNull();
});
