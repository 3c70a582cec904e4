import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { settledTicketOf } from "./settled-ticket.ts";

const page = (bet: Parameters<typeof sampleBetPage>[0] extends infer Bet ? Partial<Bet> : never) =>
  sampleBetPage({ game: "slide", kind: "round", bet: { amount: 1_000, target: 250 }, ...bet });

test("a settled ticket is its target and where the strip stopped", () => {
  expect(settledTicketOf(page({ payout: 2_500, outcome: { point: 400 } }))).toMatchObject({ point: 400, target: 250 });
});

test("what is open, of another version, or makes no sense is not drawn", () => {
  expect(settledTicketOf(page({ payout: null, outcome: null }))).toBeNull();
  expect(settledTicketOf(page({ payout: 0, outcome: { point: 120 }, gameVersion: 2 }))).toBeNull();
  expect(settledTicketOf(page({ payout: 0, outcome: null }))).toBeNull();
  expect(settledTicketOf(page({ payout: 0, outcome: { point: 120 }, bet: {} }))).toBeNull();
});

test("a stake that went back needs no point", () => {
  const back = page({ payout: 1_000, refunded: true, leftAt: 0, outcome: null });
  expect(settledTicketOf(back)).toMatchObject({ point: null, refunded: true, takenBack: true });
});
