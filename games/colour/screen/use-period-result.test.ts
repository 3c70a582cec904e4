import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { finishedOf } from "./use-period-result.ts";

const ticket = (id: string, more: Partial<OwnTicket> = {}): OwnTicket => ({
  id,
  roundId: "now",
  bet: {},
  stake: 1_000,
  leftAt: null,
  payout: null,
  refunded: false,
  heldUntil: null,
  ...more,
});
const ids = (tickets: readonly OwnTicket[]) => tickets.map(({ id }) => id);
const seen = new Set(["a", "b", "c"]);

test("the orders of a period are over together, when the last of them is", () => {
  expect(finishedOf([ticket("a", { payout: 0 }), ticket("b")], seen)).toEqual([]);
  expect(ids(finishedOf([ticket("a", { payout: 0 }), ticket("b", { payout: 1_960 })], seen))).toEqual(["a", "b"]);
});

test("what was never seen open, was taken back, or went back is no news", () => {
  const back = ticket("c", { payout: 1_000, refunded: true, leftAt: 0 });
  expect(finishedOf([ticket("x", { payout: 0 })], seen)).toEqual([]);
  expect(ids(finishedOf([ticket("a", { payout: 0 }), back], seen))).toEqual(["a"]);
  expect(finishedOf([ticket("a", { payout: 1_000, refunded: true })], seen)).toEqual([]);
});

test("orders of the next period do not keep those of the last from being told", () => {
  const next = ticket("b", { roundId: "next" });
  expect(ids(finishedOf([ticket("a", { payout: 0 }), next], seen))).toEqual(["a"]);
});
