import { expect, test } from "vitest";
import { type Card, isCard } from "../../shared/rules/cards.ts";
import { handOf, type PokerHand } from "./poker-hands.ts";

/** Parses cards from "A♠ 10♥". */
function cards(text: string): readonly Card[] {
  const suits: Record<string, string> = { "♦": "diamond", "♥": "heart", "♠": "spade", "♣": "club" };
  const named = text.split(" ").map((card) => `${card.slice(0, -1)}-${suits[card.slice(-1)]}`);
  if (!named.every(isCard)) throw new Error(`not cards: ${text}`);
  return named;
}

test.each<[string, PokerHand]>([
  ["10♥ J♥ K♥ Q♥ A♥", "royal-flush"],
  ["9♥ J♥ K♥ Q♥ 10♥", "straight-flush"],
  ["A♣ 2♣ 3♣ 4♣ 5♣", "straight-flush"],
  ["7♥ 7♦ 2♠ 7♣ 7♠", "four"],
  ["2♥ 3♥ 2♦ 3♣ 3♦", "full-house"],
  ["2♠ 9♠ 4♠ K♠ A♠", "flush"],
  ["10♥ J♥ K♥ Q♥ A♦", "straight"],
  ["5♥ 4♥ 3♦ 2♥ A♥", "straight"],
  ["Q♥ K♥ A♦ 2♥ 3♥", "nothing"],
  ["4♥ 4♦ 9♠ 4♣ 7♠", "three"],
  ["4♥ 4♦ 9♠ 9♣ 7♠", "two-pair"],
  ["J♥ 4♦ 9♠ J♣ 7♠", "jacks-or-better"],
  ["A♥ 4♦ 9♠ A♣ 7♠", "jacks-or-better"],
  ["10♥ 4♦ 9♠ 10♣ 7♠", "nothing"],
  ["2♥ 4♦ 9♠ J♣ A♠", "nothing"],
])("%s make %s", (text, expected) => {
  expect(handOf(cards(text))).toBe(expected);
});
