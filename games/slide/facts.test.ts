import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledSlideOf } from "./facts.ts";

const page = (bet: Parameters<typeof sampleBetPage>[0] extends infer Bet ? Partial<Bet> : never) =>
  sampleBetPage({ game: "slide", kind: "round", bet: { amount: 1_000, target: 250 }, ...bet });

test("reads the target of a settled ticket, and the point at which the strip stopped", () => {
  expect(settledSlideOf(page({ payout: 2_500, outcome: { point: 400 } }))).toMatchObject({
    bet: { target: 250 },
    outcome: { point: 400 },
  });
});

test("draws no ticket that is open, of another version, or malformed", () => {
  expect(settledSlideOf(page({ payout: null, outcome: null }))).toBeNull();
  expect(settledSlideOf(page({ payout: 0, outcome: { point: 120 }, gameVersion: 2 }))).toBeNull();
  expect(settledSlideOf(page({ payout: 0, outcome: null }))).toBeNull();
  expect(settledSlideOf(page({ payout: 0, outcome: { point: 120 }, bet: {} }))).toBeNull();
});

test("needs no point for a refunded stake", () => {
  const back = page({ payout: 1_000, ended: "taken_back", outcome: null });
  expect(settledSlideOf(back)).toMatchObject({ outcome: null, refunded: true, takenBack: true });
});
