import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { noBets, ownBetsReducer, seatOf } from "./own-bets.ts";

function ticket(id: string, roundId: string, more: Partial<OwnTicket> = {}): OwnTicket {
  return { id, roundId, bet: {}, stake: 1_000, leftAt: null, payout: null, refunded: false, heldUntil: null, ...more };
}

test("tickets of before this page sit down in the first free seats, and stay there", () => {
  const placed = ownBetsReducer(noBets(), { type: "placed", seat: 1, ticket: ticket("b", "r1") });
  const heard = ["a", "c"].reduce(
    (own, id) => ownBetsReducer(own, { type: "heard", ticket: ticket(id, "r1") }),
    placed,
  );
  expect(heard.seats).toEqual({ a: 0, b: 1, c: 2 });
  const again = ownBetsReducer(heard, { type: "heard", ticket: ticket("b", "r1", { payout: 0 }) });
  expect(again.seats).toEqual(heard.seats);
});

test("a seat whose ticket was taken back is free, and another round begins with free seats", () => {
  const taken = ticket("a", "r1", { leftAt: 0, payout: 1_000, refunded: true });
  const own = ownBetsReducer(noBets(), { type: "heard", ticket: taken });
  expect(seatOf(own, 0, "r1").ticket).toBeNull();
  const next = ownBetsReducer(own, { type: "heard", ticket: ticket("b", "r1") });
  expect(seatOf(next, 0, "r1").ticket?.id).toBe("b");
  expect(seatOf(next, 0, "r2").ticket).toBeNull();
});

test("a new round clears what was settled and keeps what is open", () => {
  const own = [ticket("a", "r1", { payout: 0 }), ticket("b", "r1")].reduce(
    (before, one) => ownBetsReducer(before, { type: "heard", ticket: one }),
    noBets(),
  );
  const opened = ownBetsReducer(own, { type: "opened", roundId: "r2" });
  expect(opened.tickets.map(({ id }) => id)).toEqual(["b"]);
  expect(opened.seats).toEqual({ b: 1 });
});
