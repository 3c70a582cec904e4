import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { closedViewOf } from "../shared/facts/facts.ts";
import { endFaces } from "./drawing/faces.ts";
import { facts } from "./facts.ts";

const bet = { amount: 1_000, mines: 3 };
const none = { multiplier: null, nextMultiplier: null, cashOut: null };
const lost = { bet, revealed: [4, 9], hit: 1, closed: true, mines: [1, 2, 3], ...none };

const read = (outcome: unknown, payout: number | null = 0) =>
  closedViewOf(sampleBetPage({ game: "mines", kind: "hand", bet, outcome, payout }), facts);

test("a lost hand shows gems, the mine that was hit, and the spared tiles", () => {
  const hand = read(lost);
  expect(hand).toEqual(lost);
  const faces = hand === null ? [] : endFaces(hand);
  expect([4, 9, 1, 2, 0].map((tile) => faces[tile])).toEqual(["gem", "gem", "mine", "spared-mine", "spared-gem"]);
  expect(faces).not.toContain("covered");
});

test("a cashed-out hand has no hit", () => {
  expect(read({ ...lost, hit: null }, 1_280)).toMatchObject({ hit: null });
});

test("open hands and facts of another shape are not drawn", () => {
  expect(read(lost, null)).toBeNull();
  for (const strange of [
    null,
    7,
    {},
    { ...lost, revealed: "4" },
    { ...lost, mines: null },
    { ...lost, closed: false, mines: null },
    { ...lost, revealed: [0.5] },
  ])
    expect(read(strange)).toBeNull();
});
