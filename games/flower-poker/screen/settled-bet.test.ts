import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledBetOf } from "./settled-bet.ts";

const tie = { player: ["red", "red", "blue", "mixed", "yellow"], host: ["blue", "blue", "red", "mixed", "yellow"] };
const won = { player: ["red", "red", "red", "mixed", "yellow"], host: ["blue", "blue", "red", "mixed", "yellow"] };

const page = (plantings: unknown, facts: Partial<Parameters<typeof sampleBetPage>[0]> = {}) =>
  sampleBetPage({ game: "flower-poker", kind: "instant", outcome: { plantings }, ...facts });

test("the last planting decides the winner", () => {
  expect(settledBetOf(page([tie, won]))).toEqual({ plantings: [tie, won], last: won, won: true });
  expect(settledBetOf(page([{ player: won.host, host: won.player }]))?.won).toBe(false);
});

test("bets of other versions or of another shape are not drawn", () => {
  expect(settledBetOf(page([won], { gameVersion: 2 }))).toBeNull();
  expect(settledBetOf(page([won], { payout: null }))).toBeNull();
  const four = { ...won, host: won.host.slice(1) };
  const unknown = { ...won, host: ["green", ...won.host.slice(1)] };
  for (const plantings of [undefined, [], "x", [tie], [{}], [four], [unknown]]) {
    expect(settledBetOf(page(plantings))).toBeNull();
  }
});
