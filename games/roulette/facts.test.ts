import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledSpinOf } from "./facts.ts";
import { POCKETS, POSITIONS } from "./rules/positions.ts";
import { payoutAt, roulette } from "./rules/roulette.ts";

const chips = [
  { on: "red", amount: 5_000 },
  { on: "black", amount: 2_000 },
  { on: "corner-1-2-4-5", amount: 700 },
];

const page = (pocket: unknown, laid: unknown = chips) =>
  sampleBetPage({ game: "roulette", kind: "instant", bet: { chips: laid }, outcome: { pocket } });

test("lists the winners of the rules with their profits", () => {
  for (const pocket of [0, 2, 5, 17, 36]) {
    const spin = settledSpinOf(page(pocket));
    const returned = (spin?.winners ?? []).reduce(
      (sum, { on, profit }) => sum + profit + (chips.find((chip) => chip.on === on)?.amount ?? 0),
      0,
    );
    expect(returned, `pocket ${pocket}`).toBe(payoutAt(pocket, chips));
  }
  expect(settledSpinOf(page(5))?.winners).toEqual([
    { on: "red", profit: 5_000 },
    { on: "corner-1-2-4-5", profit: 5_600 },
  ]);
});

test("lists a winner for exactly the pockets that pay", () => {
  for (const { id } of POSITIONS) {
    const laid = [{ on: id, amount: 1_000 }];
    for (let pocket = 0; pocket < POCKETS; pocket++) {
      expect((settledSpinOf(page(pocket, laid))?.winners.length ?? 0) > 0).toBe(payoutAt(pocket, laid) > 0);
    }
  }
});

test("draws nothing for facts of another shape", () => {
  for (const pocket of [null, 37, -1, 1.5, "7"]) expect(settledSpinOf(page(pocket))).toBeNull();
  for (const laid of [null, {}, [7], [{ on: "nowhere", amount: 1 }], [{ on: "red", amount: "1" }]])
    expect(settledSpinOf(page(7, laid))).toBeNull();
});

test("draws no spins of other versions of the rules", () => {
  const of = (gameVersion: number) =>
    settledSpinOf(
      sampleBetPage({ game: "roulette", kind: "instant", gameVersion, bet: { chips }, outcome: { pocket: 7 } }),
    );
  expect(of(roulette.version)).not.toBeNull();
  expect(of(roulette.version + 1)).toBeNull();
});
