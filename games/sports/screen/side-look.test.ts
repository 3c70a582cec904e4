import { expect, it } from "vitest";
import { lookOf } from "./side-look.ts";

const CLUBS = ["Harbour Town", "Old Mill", "Kingsmead", "Northgate", "Amber Light", "Brave Tide", "Copper Field"];

it("a side looks the same however its name is written", () => {
  expect(lookOf(" harbour town")).toEqual(lookOf("Harbour Town"));
});

it("sides look different from one another", () => {
  expect(new Set(CLUBS.map((name) => JSON.stringify(lookOf(name)))).size).toBe(CLUBS.length);
});

it("the names of a whole alphabet use most colours and every pattern", () => {
  const looks = Array.from({ length: 200 }, (_, place) => lookOf(`Club ${place}`));
  expect(new Set(looks.map(({ ground }) => ground)).size).toBe(12);
  expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(6);
});
