import { noBets, type OwnBets } from "@fairhouse/client/own-bets.ts";
import { ticketOf } from "@fairhouse/client/round/round-testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { describe, expect, test } from "vitest";
import { periodAt, TABLES } from "../../rules/periods.ts";
import { endedPeriod, finishedOf, followOrders } from "./ended-orders.ts";

const ticket = (id: string, more: Partial<OwnTicket> = {}) => ticketOf(id, "now", more);
const ids = (tickets: readonly OwnTicket[]) => tickets.map(({ id }) => id);
const seen = new Set(["a", "b", "c"]);

test("ends the orders of a period together, with the last of them", () => {
  expect(finishedOf([ticket("a", { payout: 0 }), ticket("b")], seen)).toEqual([]);
  expect(ids(finishedOf([ticket("a", { payout: 0 }), ticket("b", { payout: 1_960 })], seen))).toEqual(["a", "b"]);
});

test("does not report orders that were never seen open, taken back or refunded", () => {
  const back = ticket("c", { payout: 1_000, ended: "taken_back" });
  expect(finishedOf([ticket("x", { payout: 0 })], seen)).toEqual([]);
  expect(ids(finishedOf([ticket("a", { payout: 0 }), back], seen))).toEqual(["a"]);
  expect(finishedOf([ticket("a", { payout: 1_000, ended: "refunded" })], seen)).toEqual([]);
});

test("reports the orders of the last period even while those of the next are open", () => {
  const next = ticket("b", { roundId: "next" });
  expect(ids(finishedOf([ticket("a", { payout: 0 }), next], seen))).toEqual(["a"]);
});

describe("orders at several tables", () => {
  /** Makes a table with these tickets, and a function that changes them. */
  function tableWith(...tickets: readonly OwnTicket[]) {
    let state: OwnBets<unknown> = { ...noBets(), tickets };
    const listeners = new Set<(now: OwnBets<unknown>) => void>();
    const own = {
      getState: () => state,
      subscribe(listener: (now: OwnBets<unknown>) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const tell = (...now: readonly OwnTicket[]) => {
      state = { ...state, tickets: now };
      for (const listener of listeners) listener(state);
    };
    return { own, tell };
  }

  test("are reported once for each period of their table, on screen or not", () => {
    const fast = tableWith(ticket("a"));
    const slow = tableWith(ticket("x", { roundId: "long" }));
    const told: string[] = [];
    const stop = followOrders([["fast", fast.own] as const, ["slow", slow.own] as const], (table, orders) => {
      told.push(`${table}: ${ids(orders).join()}`);
    });
    fast.tell(ticket("a", { payout: 0 }), ticket("b", { roundId: "next" }));
    fast.tell(ticket("a", { payout: 0 }), ticket("b", { roundId: "next" }));
    slow.tell(ticket("x", { roundId: "long", payout: 1_960 }));
    fast.tell(ticket("b", { roundId: "next", payout: 0 }));
    expect(told).toEqual(["fast: a", "slow: x", "fast: b"]);
    stop();
    fast.tell(ticket("c", { roundId: "later" }));
    fast.tell(ticket("c", { roundId: "later", payout: 0 }));
    expect(told).toHaveLength(3);
  });

  test("are not reported if they had ended before they were first seen", () => {
    const told: unknown[] = [];
    followOrders([["fast", tableWith(ticket("a", { payout: 0 })).own]], (_, orders) => told.push(orders));
    expect(told).toEqual([]);
  });
});

describe("the end of a period", () => {
  const [table] = TABLES;
  const { closesAt, name } = periodAt(table, Date.UTC(2026, 10, 23, 9));
  const orders = [
    ticket("a", { bet: { amount: 1_000, on: "big" }, payout: 1_960 }),
    ticket("b", { bet: { amount: 1_000, on: "digit-7" }, payout: 0 }),
  ];
  const whole = { table, id: "a", digit: 9, stake: 2_000, payout: 1_960 };
  const round = { id: "now", closesAt, outcome: { digit: 9 } };

  test("sums up all orders, with the digit and number of the period, newest order first", () => {
    const ended = endedPeriod(table, orders, [{ ...round, id: "later" }, round]);
    expect(ended).toMatchObject(whole);
    expect(ended.orders).toEqual([
      { id: "b", period: name, on: "digit-7", stake: 1_000, payout: 0 },
      { id: "a", period: name, on: "big", stake: 1_000, payout: 1_960 },
    ]);
  });

  test("reports the amounts even if nothing is known of the round", () => {
    expect(endedPeriod(table, orders, [])).toMatchObject({ ...whole, digit: null });
  });
});
