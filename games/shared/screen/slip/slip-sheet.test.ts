import { expect, test } from "vitest";
import { type SlipSheet, sheetAfter } from "./slip-sheet.ts";

const opened: SlipSheet = { open: true, placed: null };

test("the sheet closes with the bet, and opens for the next one", () => {
  expect(sheetAfter(opened, null)).toBe(opened);
  const closed = sheetAfter(opened, "a");
  expect(closed.open).toBe(false);
  expect(sheetAfter({ ...closed, open: true }, "a").open).toBe(true);
  expect(sheetAfter({ ...closed, open: true }, "b").open).toBe(false);
});

test("a sheet that a bet has closed stays closed when its player leaves, and an open one stays open", () => {
  expect(sheetAfter(sheetAfter(opened, "a"), null).open).toBe(false);
  expect(sheetAfter({ open: true, placed: "a" }, null).open).toBe(true);
});
