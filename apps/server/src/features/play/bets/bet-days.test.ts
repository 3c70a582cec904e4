import { expect, test } from "vitest";
import { createRandom } from "../../../machinery/random.ts";
import { dayBelow, dayOfId, endIdOf, firstIdOf, idBelowBetsOf, NEWEST } from "./bet-days.ts";

const idAt = (moment: string) => createRandom({ now: () => Date.parse(moment) }).uuid();

test("a day is the range of ids from its first millisecond to its last", () => {
  const [first, end] = [firstIdOf("2026-02-28"), endIdOf("2026-02-28")];
  for (const inside of ["2026-02-28T00:00:00.000Z", "2026-02-28T23:59:59.999Z"]) {
    expect(idAt(inside) > first && idAt(inside) < end, inside).toBe(true);
    expect(dayOfId(idAt(inside))).toBe("2026-02-28");
  }
  expect(idAt("2026-02-27T23:59:59.999Z") < first).toBe(true);
  expect(idAt("2026-03-01T00:00:00.000Z") > end).toBe(true);
  expect(end).toBe(firstIdOf("2026-03-01"));
});

test("the bounds hold at the ends of time", () => {
  expect(firstIdOf("0001-01-01")).toBe(firstIdOf("1970-01-01"));
  expect(endIdOf("9999-12-31") < NEWEST).toBe(true);
  expect(dayOfId(NEWEST)).toBe("9999-12-31");
});

test("the day below a day's first id is the one before: a list that goes on there does not read the day again", () => {
  expect(dayBelow(firstIdOf("2026-03-01"))).toBe("2026-02-28");
  expect(dayBelow(idAt("2026-03-01T00:00:00.000Z"))).toBe("2026-03-01");
  expect(dayBelow(NEWEST)).toBe("9999-12-31");
});

test("a player's bets begin with their account, with room for servers whose clocks differ", () => {
  const lowest = idBelowBetsOf(idAt("2026-03-01T00:30:00.000Z"));
  expect(idAt("2026-02-28T23:59:00.000Z") > lowest).toBe(true);
  expect(idAt("2026-02-27T23:59:00.000Z") < lowest).toBe(true);
  expect(idBelowBetsOf("5b0f0c9e-3f5b-4c1c-9a49-3f8f6f1c2d11")).toBe(firstIdOf("1970-01-01"));
});
