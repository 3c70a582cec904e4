import { soloChance } from "@fairhouse/fairness/stream.ts";
import { expect, test } from "vitest";
import { DECK, drawCard, faceOf, isCard, RANKS, SUITS } from "./cards.ts";

test("orders the deck by ranks, then diamond, heart, spade, club", () => {
  expect(DECK).toHaveLength(52);
  expect(new Set(DECK).size).toBe(52);
  expect([...DECK.slice(0, 5), DECK.at(-1)]).toEqual([
    "2-diamond",
    "2-heart",
    "2-spade",
    "2-club",
    "3-diamond",
    "A-club",
  ]);
  for (const [index, card] of DECK.entries()) {
    expect(faceOf(card)).toEqual({ rank: RANKS[Math.floor(index / 4)], suit: SUITS[index % 4] });
  }
});

test("accepts only the 52 written forms as cards", () => {
  expect(DECK.every(isCard)).toBe(true);
  for (const other of ["10-hearts", "1-heart", "heart-10", "", "A-club ", 51, null, undefined, ["A-club"]]) {
    expect(isCard(other)).toBe(false);
  }
});

test("draws cards as outside verifiers do", () => {
  // The first vector of HiLo in tests/vectors/fairness.json.
  const chance = soloChance("412780c6e08859f955318b5c7c75e288", "54560a34f054ad0c19edac66cf6b8e45", 0);
  expect([0, 1, 2, 3, 4].map((k) => drawCard(chance, k))).toEqual([
    "8-diamond",
    "6-spade",
    "5-spade",
    "5-club",
    "Q-club",
  ]);
});
