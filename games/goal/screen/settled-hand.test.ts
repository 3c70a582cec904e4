import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { expect, test } from "vitest";
import { goal } from "../rules/goal.ts";
import { replaySteps } from "./replay.ts";
import { settledHandOf } from "./settled-hand.ts";

const BET = { amount: 1_000, size: "small" } as const;

/** Returns the page of a hand that went through these rows, in the server's form. */
function pageOf(rows: readonly number[], more: object = {}): BetPage {
  let { state, payout } = goal.deal(BET, soloChance("some server seed", "some client seed", 1));
  for (const move of [...rows.map((pick) => ({ pick })), { cashOut: true } as const]) {
    if (payout !== null) break;
    const next = goal.apply(state, move);
    if (!next.ok) throw new Error(next.refusal);
    ({ state, payout } = next.value);
  }
  const bet = { id: "a", gameVersion: 1, stake: 1_000, payout, bet: BET, outcome: goal.view(state), ...more };
  // Trusted cast: the page holds only what is read from it.
  return JSON.parse(JSON.stringify({ bet }));
}

// Keepers in rows 1, 2, 0, 0 (goal.test.ts).
test("settled hands are read from their public pages: cashed out, saved, scored", () => {
  expect(settledHandOf(pageOf([0, 0]))).toMatchObject({ saved: false, passed: 2, keepers: [1, 2, 0, 0] });
  expect(settledHandOf(pageOf([0, 2]))).toMatchObject({ saved: true, passed: 1, picks: [0, 2] });
  expect(settledHandOf(pageOf([0, 0, 1, 1]))).toMatchObject({ saved: false, passed: 4 });
});

test("open hands, other versions of the rules and facts of another shape are not drawn", () => {
  expect(settledHandOf(pageOf([0], { payout: null }))).toBeNull();
  expect(settledHandOf(pageOf([0], { gameVersion: 2 }))).toBeNull();
  expect(settledHandOf(pageOf([0], { outcome: { picks: [0], keepers: [1] } }))).toBeNull();
  expect(settledHandOf(pageOf([0], { bet: { amount: 1_000, size: "huge" } }))).toBeNull();
});

test("a replay shows every kick and ends within some seconds", () => {
  const hand = settledHandOf(pageOf([0, 0, 1, 1]));
  if (hand === null) throw new Error("the hand is drawn");
  const steps = replaySteps(hand);
  expect(steps.map(({ shown }) => shown.seen)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  expect(steps.at(-1)?.shown.over).toBe(true);
  expect(steps.reduce((sum, { afterMs }) => sum + afterMs, 0)).toBeLessThan(4_000);
});
