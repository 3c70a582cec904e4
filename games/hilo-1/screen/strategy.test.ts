import { expect, test } from "vitest";
import type { Card } from "../../shared/rules/cards.ts";
import { type Turn, viewOf } from "../rules/hand.ts";
import { nextMove, SIDES } from "./strategy.ts";

const view = (cards: readonly Card[], turns: readonly Turn[] = []) =>
  viewOf({ bet: { amount: 1_000, start: null }, cards, turns, lost: false, closed: false });

test("automatic hands guess on the chosen side", () => {
  const moves = (card: Card) => SIDES.map((side) => nextMove(view([card]), side, 200));
  expect(moves("9-heart")).toEqual([{ guess: "lower" }, { guess: "higher" }, { guess: "higher" }, { guess: "lower" }]);
  expect(moves("K-heart")).toEqual([{ guess: "lower" }, { guess: "same" }, { guess: "same" }, { guess: "lower" }]);
});

test("the hand is cashed out from the target on, but not before the first guess", () => {
  // 9 of 13, then 4 of 13: 1.43, then 4.64.
  const once = view(["9-heart", "4-club"], ["lower"]);
  expect(nextMove(once, "down", 143)).toEqual({ cashOut: true });
  expect(nextMove(once, "down", 144)).toEqual({ guess: "lower" });
  expect(nextMove(view(["9-heart"]), "down", 101)).toEqual({ guess: "lower" });
});

test("the hand is cashed out if the cap forbids its side", () => {
  const kings = Array.from<Card>({ length: 6 }).fill("K-heart");
  const high = view(kings, Array.from<Turn>({ length: 5 }).fill("same"));
  expect(nextMove(high, "up", 100_000_000)).toEqual({ cashOut: true });
  expect(nextMove(high, "likelier", 100_000_000)).toEqual({ guess: "lower" });
});
