import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledOf } from "../shared/facts/facts.ts";
import { facts } from "./facts.ts";

const won = { pays: 5, cells: [5, 1, 2, 10, 5, 25, 50, 100, 5] };
const lost = { pays: 0, cells: [1, 1, 2, 2, 5, 5, 10, 10, 25] };

const read = (tickets: unknown, more: Partial<Parameters<typeof sampleBetPage>[0]> = {}) => {
  const bet = { amount: 1_000, tickets: 2 };
  return settledOf(sampleBetPage({ game: "tickets", kind: "instant", bet, outcome: { tickets }, ...more }), facts);
};

test("price and tickets are read from the record", () => {
  expect(read([won, lost])).toMatchObject({ bet: { amount: 1_000 }, outcome: { tickets: [won, lost] } });
});

test("bets of other versions or of another shape are not drawn", () => {
  expect(read([won], { gameVersion: 2 })).toBeNull();
  expect(read([won], { payout: null })).toBeNull();
  expect(read([won], { bet: {} })).toBeNull();
  const eight = { ...won, cells: won.cells.slice(1) };
  const unknown = { ...won, cells: won.cells.with(1, 3) };
  const unpaid = { ...won, pays: 0 };
  for (const tickets of [undefined, [], "x", [{}], [eight], [unknown], [unpaid], [{ ...lost, pays: 1 }], [won, null]]) {
    expect(read(tickets)).toBeNull();
  }
});
