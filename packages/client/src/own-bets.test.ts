import { expect, test } from "vitest";
import { noBets, ownBetsReducer, seatOf } from "./own-bets.ts";
import { ticketOf } from "./round/round-testing.ts";

test("tickets older than this page take the first free seats, and stay there", () => {
  const placed = ownBetsReducer(noBets(), { type: "placed", seat: 1, ticket: ticketOf("b", "r1") });
  const heard = ["a", "c"].reduce(
    (own, id) => ownBetsReducer(own, { type: "heard", ticket: ticketOf(id, "r1") }),
    placed,
  );
  expect(heard.seats).toEqual({ a: 0, b: 1, c: 2 });
  const again = ownBetsReducer(heard, { type: "heard", ticket: ticketOf("b", "r1", { payout: 0 }) });
  expect(again.seats).toEqual(heard.seats);
});

test("a seat whose ticket was taken back is free, and another round begins with free seats", () => {
  const taken = ticketOf("a", "r1", { ended: "taken_back", payout: 1_000 });
  const own = ownBetsReducer(noBets(), { type: "heard", ticket: taken });
  expect(seatOf(own, 0, "r1").ticket).toBeNull();
  const next = ownBetsReducer(own, { type: "heard", ticket: ticketOf("b", "r1") });
  expect(seatOf(next, 0, "r1").ticket?.id).toBe("b");
  expect(seatOf(next, 0, "r2").ticket).toBeNull();
});

test("a new round clears settled tickets and keeps open ones", () => {
  const own = [ticketOf("a", "r1", { payout: 0 }), ticketOf("b", "r1")].reduce(
    (before, one) => ownBetsReducer(before, { type: "heard", ticket: one }),
    noBets(),
  );
  const opened = ownBetsReducer(own, { type: "opened", roundId: "r2" });
  expect(opened.tickets.map(({ id }) => id)).toEqual(["b"]);
  expect(opened.seats).toEqual({ b: 1 });
});
