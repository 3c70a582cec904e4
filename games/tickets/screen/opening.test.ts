import { INSTANT_REVEAL_MS } from "@fairhouse/ui/motion/pace.ts";
import { expect, test } from "vitest";
import type { ScratchTicket } from "../rules/board.ts";
import {
  COVERED,
  endOf,
  isOver,
  isWon,
  type Manner,
  nextStep,
  opened,
  openedTickets,
  openedWhole,
  type Shown,
  SWEPT,
} from "./opening.ts";

const won: ScratchTicket = { pays: 5, cells: [5, 1, 2, 10, 5, 25, 50, 100, 5] };
const lost: ScratchTicket = { pays: 0, cells: [1, 1, 2, 2, 5, 5, 10, 10, 25] };
const stack = [lost, won, lost];
const byHand: Manner = { byHand: true, quick: false, pace: "animated", wholeTickets: false };

/** Runs all automatic steps from there. */
function run(from: Shown, manner: Manner): { readonly steps: number; readonly last: Shown; readonly ms: number } {
  let [steps, last, ms] = [0, from, 0];
  for (let step = nextStep(last, stack, manner); step !== null; step = nextStep(last, stack, manner)) {
    steps += 1;
    ms += step.afterMs;
    last = step.shown;
  }
  return { steps, last, ms };
}

test("a ticket waits for its player, opens automatically on request, and then the next one waits", () => {
  expect(nextStep(COVERED, stack, byHand)).toBeNull();
  const { last } = run({ ...opened(COVERED, 4), sweeping: true }, byHand);
  expect(last).toEqual({ ticket: 1, open: [], sweeping: false });
  expect(run(endOf([lost]), byHand).last).toEqual({ ticket: 1, open: [], sweeping: false });
});

test("a stack opens automatically to its end, ten tickets within seconds", () => {
  const { last, steps } = run(SWEPT, { ...byHand, byHand: false });
  expect(isOver(last, stack)).toBe(true);
  expect(steps).toBe(3 * 9 + 2);
  expect(run(SWEPT, { ...byHand, byHand: false, quick: true }).ms * (10 / 3)).toBeLessThan(6_000);
  expect(run(SWEPT, { ...byHand, byHand: false, wholeTickets: true }).steps).toBe(3 + 2);
});

test("a sweep opens the rest of a ticket, then whole tickets, one with each call", () => {
  const first = openedWhole(opened(COVERED, 4));
  expect(first).toMatchObject({ ticket: 0, sweeping: false });
  expect(openedTickets(first)).toBe(1);
  const second = openedWhole(first);
  expect(openedTickets(second)).toBe(2);
  expect(isOver(openedWhole(second), stack)).toBe(true);
});

test("instant bets open everything in one step", () => {
  expect(nextStep(COVERED, stack, { ...byHand, pace: "instant" })).toEqual({
    afterMs: INSTANT_REVEAL_MS,
    shown: endOf(stack),
  });
});

test("a ticket is won once its three alike are visible, and not before", () => {
  expect(isWon(won, [0, 4, 1, 2, 3])).toBe(false);
  expect(isWon(won, [0, 4, 8])).toBe(true);
  expect(isWon(lost, [0, 1, 2, 3, 4, 5, 6, 7, 8])).toBe(false);
});

test("a cell opens once, and an open ticket is counted", () => {
  const once = opened(COVERED, 3);
  expect(opened(once, 3)).toBe(once);
  expect(openedTickets(once)).toBe(0);
  expect(openedTickets(endOf(stack))).toBe(3);
});
