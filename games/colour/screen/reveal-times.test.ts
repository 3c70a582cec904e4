import { expect, test } from "vitest";
import { REVEAL_MS } from "../rules/periods.ts";
import { LANDED_MS } from "./reveal-times.ts";

test("the digit has a moment of its own on the board before any list may tell it", () => {
  expect(REVEAL_MS - LANDED_MS).toBeGreaterThan(1_500);
});
