import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledPlantingsOf } from "./facts.ts";

const tie = { player: ["red", "red", "blue", "mixed", "yellow"], host: ["blue", "blue", "red", "mixed", "yellow"] };
const won = { player: ["red", "red", "red", "mixed", "yellow"], host: ["blue", "blue", "red", "mixed", "yellow"] };

const page = (plantings: unknown, more: Partial<Parameters<typeof sampleBetPage>[0]> = {}) => {
  return sampleBetPage({
    game: "flower-poker",
    kind: "instant",
    bet: { amount: 1_000 },
    outcome: { plantings },
    ...more,
  });
};

test("the last planting decides the winner", () => {
  expect(settledPlantingsOf(page([tie, won]))).toEqual({ plantings: [tie, won], last: won, won: true });
  expect(settledPlantingsOf(page([{ player: won.host, host: won.player }]))?.won).toBe(false);
});

test("bets of other versions or of another shape are not drawn", () => {
  expect(settledPlantingsOf(page([won], { gameVersion: 2 }))).toBeNull();
  expect(settledPlantingsOf(page([won], { payout: null }))).toBeNull();
  const four = { ...won, host: won.host.slice(1) };
  const unknown = { ...won, host: ["green", ...won.host.slice(1)] };
  for (const plantings of [undefined, [], "x", [tie], [{}], [four], [unknown]]) {
    expect(settledPlantingsOf(page(plantings))).toBeNull();
  }
});
