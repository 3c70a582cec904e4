import { expect, it } from "vitest";
import { quartersOf, thousandthsOf } from "./decimal.ts";

it.each([
  ["1.1", 1_100],
  ["2", 2_000],
  ["2.345678", 2_345],
  ["1.9999999999999999999", 1_999],
  ["1.005", 1_005],
  ["8.2", 8_200],
  ["0.5", 500],
  ["1234567.891", 1_234_567_891],
])("reads the price %s as %i thousandths, without a float", (text, thousandths) => {
  expect(thousandthsOf(text)).toBe(thousandths);
});

it.each([
  "1e308",
  "1E2",
  "-1.5",
  "NaN",
  "Infinity",
  "",
  ".",
  "1.",
  ".5",
  "+2",
  "12345678",
  "1,5",
  "0x10",
  " 2",
  "2\n",
  "１",
])("takes %j for no price", (text) => expect(thousandthsOf(text)).toBeNull());

it.each([
  ["2.5", 10],
  ["-0.75", -3],
  ["0", 0],
  ["-0.0", 0],
  ["0.25", 1],
  ["2.500000", 10],
  ["221.5", 886],
])("reads the line %s as %i quarters", (text, quarters) => {
  expect(quartersOf(text)).toBe(quarters);
  expect(Object.is(quartersOf(text), -0)).toBe(false);
});

it.each(["2.3", "0.2500001", "--1", "1e1", "-", "", "2.125"])("takes %j for no line", (text) => {
  expect(quartersOf(text)).toBeNull();
});
