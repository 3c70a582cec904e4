import { expect, test } from "vitest";
import { type MovementOrder, post } from "./entry.ts";

const from = { account: 7, balance: 500, entries: 3 };
const house = { currency: "PLAY", house: 1, escrow: 2, promotions: 3 };
const order = (amount: number): MovementOrder => ({ reference: "bet", act: 0, kind: "bet", amount, escrow: 20 });

test("a movement continues its account, at the cost of the house or of promotions", () => {
  const { movement, account } = post(order(-40), from, house);
  expect(account).toEqual({ account: 7, balance: 460, entries: 4 });
  expect(movement).toEqual({
    ...order(-40),
    account: 7,
    sequence: 4,
    balance: 460,
    escrowAccount: 2,
    counterAccount: 1,
  });
  expect(post(order(-40), from, house, "promotions").movement.counterAccount).toBe(3);
});

test("a movement may take all that an account has, and no more, and no balance passes the exact amounts", () => {
  expect(post(order(-500), from, house).account.balance).toBe(0);
  expect(() => post(order(-501), from, house)).toThrow(RangeError);
  expect(post(order(Number.MAX_SAFE_INTEGER - 500), from, house).account.balance).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => post(order(Number.MAX_SAFE_INTEGER - 499), from, house)).toThrow(RangeError);
  expect(() => post(order(0.5), from, house)).toThrow(RangeError);
});
