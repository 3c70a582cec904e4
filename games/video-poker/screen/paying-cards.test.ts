import { expect, test } from "vitest";
import type { Card } from "../../shared/rules/cards.ts";
import { payingCards } from "./paying-cards.ts";

const places = (cards: readonly Card[]) => payingCards(cards).flatMap((pays, at) => (pays ? [at] : []));

test("cards of equal rank make the hand that pays", () => {
  expect(places(["8-heart", "Q-club", "J-heart", "2-diamond", "Q-spade"])).toEqual([1, 4]);
  expect(places(["4-heart", "4-diamond", "9-spade", "9-club", "7-spade"])).toEqual([0, 1, 2, 3]);
  expect(places(["7-heart", "7-diamond", "2-spade", "7-club", "7-spade"])).toEqual([0, 1, 3, 4]);
});

test("all five make a straight, a flush and a full house", () => {
  expect(places(["10-heart", "J-heart", "K-heart", "Q-heart", "A-diamond"])).toEqual([0, 1, 2, 3, 4]);
  expect(places(["2-spade", "9-spade", "4-spade", "K-spade", "A-spade"])).toEqual([0, 1, 2, 3, 4]);
  expect(places(["2-heart", "3-heart", "2-diamond", "3-club", "3-diamond"])).toEqual([0, 1, 2, 3, 4]);
});

test("no card makes a hand that pays nothing, such as a pair of tens", () => {
  expect(places(["10-heart", "10-club", "K-heart", "Q-heart", "A-diamond"])).toEqual([]);
});
