import { expect, test } from "vitest";
import { roundOf, withRound } from "./round-address.ts";

test("a query names a round of a table, or none", () => {
  expect(roundOf("?round=crash.17&x=1")).toEqual({ table: "crash", number: 17 });
  for (const search of ["", "?round=", "?round=crash", "?round=crash.x", "?round=a/b.1"]) {
    expect(roundOf(search), search).toBeNull();
  }
  expect(withRound("?x=1", { table: "colour-30s", number: 2 })).toBe("?x=1&round=colour-30s.2");
  expect(withRound("?round=crash.2", null)).toBe("");
});
