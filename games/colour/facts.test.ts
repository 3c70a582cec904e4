import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledOrderOf } from "./facts.ts";

const page = (bet: Parameters<typeof sampleBetPage>[0] extends infer Bet ? Partial<Bet> : never) =>
  sampleBetPage({ game: "colour", kind: "round", bet: { on: "green", amount: 1_000 }, ...bet });

test("reads the position of a settled order, and the digit that came", () => {
  expect(settledOrderOf(page({ payout: 1_470, outcome: { digit: 5 } }))).toMatchObject({
    bet: { on: "green" },
    stake: 1_000,
    payout: 1_470,
    outcome: { digit: 5 },
    refunded: false,
  });
});

test("draws no order that is open, of another version, or malformed", () => {
  const lost = { payout: 0, outcome: { digit: 2 } };
  expect(settledOrderOf(page(lost))).not.toBeNull();
  expect(settledOrderOf(page({ ...lost, payout: null }))).toBeNull();
  expect(settledOrderOf(page({ ...lost, gameVersion: 2 }))).toBeNull();
  expect(settledOrderOf(page({ ...lost, outcome: { digit: 10 } }))).toBeNull();
  expect(settledOrderOf(page({ ...lost, bet: { on: "blue", amount: 1_000 } }))).toBeNull();
});

test("needs no digit for a refunded stake", () => {
  const back = page({ payout: 1_000, ended: "taken_back", outcome: null });
  expect(settledOrderOf(back)).toMatchObject({ outcome: null, takenBack: true });
});
