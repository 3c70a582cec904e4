import { expect, test } from "vitest";
import { takesOff } from "./use-flight.ts";

test("hears a flight begin when bets close, whether or not the page saw them closed", () => {
  expect(takesOff("betting", "flying")).toBe(true);
  expect(takesOff("closing", "flying")).toBe(true);
});

test("hears nothing of a flight that goes on", () => {
  expect(takesOff("loading", "flying")).toBe(false);
  expect(takesOff("offline", "flying")).toBe(false);
  expect(takesOff("flying", "flying")).toBe(false);
  expect(takesOff("flying", "over")).toBe(false);
});
