import { expect, test } from "vitest";
import { sampleBetPage } from "../../shared/screen/sample-bet-page.ts";
import { payoutAt } from "../rules/roulette.ts";
import { settledSpinOf } from "./settled-spin.ts";

const chips = [
  { on: "red", amount: 5_000 },
  { on: "black", amount: 2_000 },
  { on: "corner-1-2-4-5", amount: 700 },
];

const page = (pocket: unknown, laid: unknown = chips) =>
  sampleBetPage({ game: "roulette", kind: "instant", bet: { chips: laid }, outcome: { pocket } });

test("the winners are those of the rules, with their profits", () => {
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

test("nothing is drawn of facts of another shape", () => {
  for (const pocket of [null, 37, -1, 1.5, "7"]) expect(settledSpinOf(page(pocket))).toBeNull();
  for (const laid of [null, {}, [7], [{ on: "nowhere", amount: 1 }], [{ on: "red", amount: "1" }]])
    expect(settledSpinOf(page(7, laid))).toBeNull();
});
