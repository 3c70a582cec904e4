import { expect, test } from "vitest";
import { panelOf, withPanel } from "./panels.ts";

test("a query names a panel of this house, or none", () => {
  expect(panelOf("?panel=terms")).toBe("terms");
  expect(panelOf("?ref=1&panel=privacy")).toBe("privacy");
  expect(panelOf("?panel=wallet")).toBe("wallet");
  expect(panelOf("?panel=wallets")).toBeNull();
  expect(panelOf("?panel=toString")).toBeNull();
  expect(panelOf("")).toBeNull();
});

test("a panel opens and closes without touching the rest of the query", () => {
  expect(withPanel("?ref=1", "terms")).toBe("?ref=1&panel=terms");
  expect(withPanel("?ref=1&panel=terms", "privacy")).toBe("?ref=1&panel=privacy");
  expect(withPanel("?ref=1&panel=terms", null)).toBe("?ref=1");
  expect(withPanel("?panel=terms", null)).toBe("");
  // Parameters of the page below stay, those of the panel itself are removed with it.
  expect(withPanel("?tab=statistics", "wallet")).toBe("?tab=statistics&panel=wallet");
  expect(withPanel("?ref=1&panel=profile&tab=bets&game=one&from=2026-01-01", null)).toBe("?ref=1");
});
