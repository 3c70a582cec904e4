import { expect, test } from "vitest";
import { betOf, listOf, withBet } from "./bet-address.ts";

test("a query names the bet whose dialog is open, or none", () => {
  expect(betOf("?bet=b-1")).toBe("b-1");
  expect(betOf("?panel=wallet&bet=b-1")).toBe("b-1");
  expect(betOf("?bet=")).toBeNull();
  expect(betOf("")).toBeNull();
});

test("the dialog of a bet opens and closes without touching the rest of the query", () => {
  expect(withBet("", "b-1")).toBe("?bet=b-1");
  expect(withBet("?ref=1&bet=b-1", "b 2&x")).toBe("?ref=1&bet=b+2%26x");
  expect(betOf(withBet("?ref=1", "b 2&x"))).toBe("b 2&x");
  expect(withBet("?ref=1&bet=b-1", null)).toBe("?ref=1");
  expect(withBet("?bet=b-1", null)).toBe("");
});

test("the list from which a dialog was opened is read from the history, whatever else is there", () => {
  expect(listOf({ bets: ["a", "b"] })).toEqual(["a", "b"]);
  for (const strange of [null, undefined, 7, "bets", {}, { bets: "a" }, { bets: [1] }, { panel: "opened here" }])
    expect(listOf(strange)).toBeNull();
});
