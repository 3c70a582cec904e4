import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledBetOf } from "./settled-bet.ts";

const won = { pays: 5, cells: [5, 1, 2, 10, 5, 25, 50, 100, 5] };
const lost = { pays: 0, cells: [1, 1, 2, 2, 5, 5, 10, 10, 25] };

const page = (tickets: unknown, facts: Partial<Parameters<typeof sampleBetPage>[0]> = {}) =>
  sampleBetPage({
    game: "tickets",
    kind: "instant",
    bet: { amount: 1_000, tickets: 2 },
    outcome: { tickets },
    ...facts,
  });

test("price and tickets are read from the record", () => {
  expect(settledBetOf(page([won, lost]))).toEqual({ price: 1_000, tickets: [won, lost] });
});

test("bets of other versions or of another shape are not drawn", () => {
  expect(settledBetOf(page([won], { gameVersion: 2 }))).toBeNull();
  expect(settledBetOf(page([won], { payout: null }))).toBeNull();
  expect(settledBetOf(page([won], { bet: {} }))).toBeNull();
  const eight = { ...won, cells: won.cells.slice(1) };
  const unknown = { ...won, cells: won.cells.with(1, 3) };
  const unpaid = { ...won, pays: 0 };
  for (const tickets of [undefined, [], "x", [{}], [eight], [unknown], [unpaid], [{ ...lost, pays: 1 }], [won, null]]) {
    expect(settledBetOf(page(tickets))).toBeNull();
  }
});
