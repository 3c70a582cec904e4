import { expect, test } from "vitest";
import { pathOfRound, roundOf, withRound } from "./round-address.ts";

test("a query names a round of a table, or none", () => {
  expect(roundOf("?round=two.17&x=1")).toEqual({ table: "two", number: 17 });
  for (const search of ["", "?round=", "?round=two", "?round=two.x", "?round=a/b.1"]) {
    expect(roundOf(search), search).toBeNull();
  }
  expect(withRound("?x=1", { table: "colour-30s", number: 2 })).toBe("?x=1&round=colour-30s.2");
  expect(withRound("?round=two.2", null)).toBe("");
});

test("a round has a page by its name", () => {
  expect(pathOfRound({ table: "colour-30s", number: 2 })).toBe("/round/colour-30s.2");
});
