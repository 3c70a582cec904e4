import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { positionsOfFace } from "../shared/facts/chips.ts";
import { settledTicketOf } from "../shared/facts/rounds.ts";
import { facts } from "./facts.ts";
import { isPosition } from "./rules/positions.ts";

const BET = { base: "9", chips: [{ on: "hi", amount: 1_000 }] };

const read = (bet: Parameters<typeof sampleBetPage>[0] extends infer Bet ? Partial<Bet> : never) =>
  settledTicketOf(sampleBetPage({ game: "hilo-2", kind: "round", bet: BET, ...bet }), facts);

test("a settled ticket has its base, its chips and the drawn card", () => {
  expect(read({ payout: 3_000, outcome: { card: "K-red" } })).toMatchObject({
    bet: BET,
    outcome: { card: "K-red" },
    refunded: false,
  });
});

test("open tickets, other versions and malformed facts are not drawn", () => {
  const lost = { payout: 0, outcome: { card: "joker" } };
  expect(read(lost)).not.toBeNull();
  expect(read({ ...lost, payout: null })).toBeNull();
  expect(read({ ...lost, gameVersion: 2 })).toBeNull();
  expect(read({ ...lost, outcome: { card: "10-red" } })).toBeNull();
  expect(read({ ...lost, bet: { chips: BET.chips } })).toBeNull();
  expect(read({ ...lost, bet: { base: "9", chips: [{ on: "moon", amount: 5 }] } })).toBeNull();
});

test("a refunded stake needs no card", () => {
  const back = read({ payout: 1_000, ended: "taken_back", outcome: null });
  expect(back).toMatchObject({ outcome: null, takenBack: true });
});

test("the face of a ticket is its largest position and the number of the others", () => {
  expect(positionsOfFace("2-9+3", isPosition)).toEqual({ largest: "2-9", others: 3 });
  expect(positionsOfFace("joker", isPosition)).toEqual({ largest: "joker", others: 0 });
  expect(positionsOfFace("moon+1", isPosition)).toBeNull();
  expect(positionsOfFace(null, isPosition)).toBeNull();
});
