import { expect, test } from "vitest";
import { pathOfRound, roundOf, roundOfId, withRound } from "./round-address.ts";

test("a query names a round of a table, or none", () => {
  expect(roundOf("?round=two.17&x=1")).toEqual({ table: "two", number: 17 });
  for (const search of ["", "?round=", "?round=two", "?round=two.x", "?round=a/b.1"]) {
    expect(roundOf(search), search).toBeNull();
  }
  expect(withRound("?x=1", { table: "colour-30s", number: 2 })).toBe("?x=1&round=colour-30s.2");
  expect(withRound("?round=two.2", null)).toBe("");
});

test("a round is found by the name of its page", () => {
  const round = { table: "colour-30s", number: 2 };
  expect(pathOfRound(round)).toBe("/round/colour-30s.2");
  expect(roundOfId("colour-30s.2")).toEqual(round);
  for (const id of ["", "crash", "crash.0", "crash.-1", "crash.1.2", "crash/../x.1"])
    expect(roundOfId(id), id).toBeNull();
});
