import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { expect, test } from "vitest";
import { closedViewOf } from "../../shared/facts/facts.ts";
import { facts } from "../facts.ts";
import { goal } from "../rules/goal.ts";
import { passedOf } from "./figures.ts";
import { replaySteps } from "./replay.ts";

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

const read = (rows: readonly number[], more?: object) => closedViewOf(pageOf(rows, more), facts);

// Keepers in rows 1, 2, 0, 0 (goal.test.ts).
test("settled hands are read from their public pages: cashed out, saved, scored", () => {
  expect(read([0, 0])).toMatchObject({ saved: false, keepers: [1, 2, 0, 0] });
  expect(read([0, 2])).toMatchObject({ saved: true, picks: [0, 2] });
  const hands = [read([0, 0]), read([0, 2]), read([0, 0, 1, 1])];
  expect(hands.map((hand) => hand && passedOf(hand))).toEqual([2, 1, 4]);
});

test("open hands, other versions of the rules and facts of another shape are not drawn", () => {
  expect(read([0], { payout: null })).toBeNull();
  expect(read([0], { gameVersion: 2 })).toBeNull();
  expect(read([0], { outcome: { picks: [0], keepers: [1] } })).toBeNull();
  expect(read([0], { bet: { amount: 1_000, size: "huge" } })).toBeNull();
});

test("a replay shows every kick and ends within some seconds", () => {
  const hand = read([0, 0, 1, 1]);
  if (hand === null) throw new Error("the hand is drawn");
  const steps = replaySteps(hand);
  expect(steps.map(({ shown }) => shown.seen)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  expect(steps.at(-1)?.shown.over).toBe(true);
  expect(steps.reduce((sum, { afterMs }) => sum + afterMs, 0)).toBeLessThan(4_000);
});
