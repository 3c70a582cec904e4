import { expect, test } from "vitest";
import type { Card } from "../../shared/rules/cards.ts";
import { ladderOf } from "../drawing/ladder.ts";
import { viewOf } from "../rules/hand.ts";
import { choicesNow, firstChoices, rightGuesses } from "./figures.ts";

test("before a bet both buttons show the payout of a first guess", () => {
  expect(firstChoices("9-heart", 1_000)).toEqual([
    { guess: "higher", strict: false, chance: 5 / 13, pay: { hundredths: 257.4, about: false, payout: 2_574 } },
    { guess: "lower", strict: false, chance: 9 / 13, pay: { hundredths: 143, about: false, payout: 1_430 } },
  ]);
  const shown = (card: Card) => firstChoices(card, 1_000).map(({ guess, strict }) => [guess, strict]);
  expect(shown("A-heart")).toEqual([
    ["higher", true],
    ["same", false],
  ]);
  expect(shown("K-heart")).toEqual([
    ["same", false],
    ["lower", true],
  ]);
});

test("a guess that would pass the cap has a chance, but no payout", () => {
  const kings = Array.from({ length: 6 }, () => "K-heart" as const);
  const view = viewOf({
    bet: { amount: 1_000, start: null },
    cards: kings,
    turns: ["same", "same", "same", "same", "same"],
    lost: false,
    closed: false,
  });
  const [same, lower] = choicesNow(view, "K-heart");
  expect(same).toEqual({ guess: "same", strict: false, chance: 1 / 13, pay: null });
  expect(lower.pay?.hundredths).toBeGreaterThan(36_758_000);
});

const hand = {
  bet: { amount: 1_000, start: null },
  cards: ["9-heart", "4-club", "2-spade", "J-heart", "Q-club"],
  turns: ["lower", "skip", "higher", "lower"],
  lost: true,
} as const;

test("the ladder shows the result of each card", () => {
  expect(ladderOf(hand).map(({ turn, result, multiplier }) => [turn, result, multiplier?.hundredths ?? null])).toEqual([
    [null, "start", null],
    ["lower", "right", 143],
    ["skip", "skipped", 143],
    ["higher", "right", 154.9],
    ["lower", "wrong", null],
  ]);
});

test("skips and a wrong guess do not count as right guesses", () => {
  expect(rightGuesses(hand)).toBe(2);
  expect(rightGuesses({ turns: ["skip"], lost: false })).toBe(0);
});
