import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledHandOf } from "./settled-hand.ts";

const page = (outcome: unknown, payout: number | null = 0) =>
  sampleBetPage({ game: "mines", kind: "hand", bet: { amount: 1_000, mines: 3 }, outcome, payout });

const lost = { bet: { amount: 1_000, mines: 3 }, revealed: [4, 9], hit: 1, closed: true, mines: [1, 2, 3] };

test("a lost hand shows gems, the mine that was hit, and the spared tiles", () => {
  const hand = settledHandOf(page(lost));
  expect(hand).toMatchObject({ revealed: [4, 9], hit: 1, mines: [1, 2, 3] });
  expect([4, 9, 1, 2, 0].map((tile) => hand?.faces[tile])).toEqual(["gem", "gem", "mine", "spared-mine", "spared-gem"]);
  expect(hand?.faces).not.toContain("covered");
});

test("a cashed-out hand has no hit", () => {
  expect(settledHandOf(page({ ...lost, hit: null }, 1_280))).toMatchObject({ hit: null });
});

test("open hands and facts of another shape are not drawn", () => {
  expect(settledHandOf(page(lost, null))).toBeNull();
  for (const strange of [
    null,
    7,
    {},
    { revealed: "4", mines: [1] },
    { revealed: [4], mines: null },
    { revealed: [0.5], mines: [1] },
  ])
    expect(settledHandOf(page(strange))).toBeNull();
});
