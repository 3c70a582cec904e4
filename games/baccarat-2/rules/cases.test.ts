import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, test } from "vitest";
import { pointsOf } from "../../shared/rules/baccarat/coup.ts";
import { figuresOf } from "../../shared/rules/bet-types.ts";
import { type Card, RANKS } from "../../shared/rules/cards.ts";
import { betTypes } from "./bet-types.ts";
import { CASES, WAYS } from "./cases.ts";
import { coupOfHand } from "./hand.ts";
import { resultOf } from "./positions.ts";
import { SHOE_SIZE } from "./shoe.ts";

/** Timeout in milliseconds of a test that takes a second on an idle machine. */
const SLOW_MS = 60_000;
const CARDS_OF_A_RANK = SHOE_SIZE / RANKS.length;
const oneOfEachRank: readonly Card[] = RANKS.map((rank) => `${rank}-spade` as const);

/** Hands of two cards with the number of their orders, which are irrelevant. */
const pairs = oneOfEachRank.flatMap((one, at) =>
  oneOfEachRank.slice(at).map((other) => ({ cards: [one, other] as const, orders: one === other ? 1 : 2 })),
);
/** One card for each number of points, with all ranks that count the same. */
const byPoints = [...new Set(oneOfEachRank.map(pointsOf))].map((points) => {
  const alike = oneOfEachRank.filter((card) => pointsOf(card) === points);
  return { card: alike[0] ?? "K-spade", alike };
});

/** Returns the number of such cards left in a fresh shoe after these were dealt. */
function left(alike: readonly Card[], gone: readonly Card[]): number {
  return alike.length * CARDS_OF_A_RANK - gone.filter((card) => alike.includes(card)).length;
}

/** Returns the number of ways to deal the first four cards from eight decks of distinguishable cards. */
function waysOfFour(cards: readonly Card[]): number {
  return cards.reduce((ways, card, at) => ways * left([card], cards.slice(0, at)), 1);
}

/** Returns the number of ways to deal the rest of six cards. */
function waysOfRest(dealt: number): number {
  let ways = 1;
  for (let at = dealt; at < 6; at += 1) ways *= SHOE_SIZE - at;
  return ways;
}

/** Enumerates every two hands of two cards of a fresh shoe, and every third card that one of them draws. */
function listed(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (cards: readonly Card[], gone: readonly Card[], ways: number): void => {
    const coup = coupOfHand([...cards, "2-club", "2-club"]);
    // A side drew a card that was not given yet, so each possible one is enumerated.
    if (coup.seats.length > cards.length) {
      for (const { card, alike } of byPoints) count([...cards, card], [...gone, card], ways * left(alike, gone));
      return;
    }
    const { winner, superSix, playerPair, bankerPair } = resultOf(coup);
    const key = [winner, superSix, playerPair, bankerPair].join();
    found.set(key, (found.get(key) ?? 0) + ways * waysOfRest(cards.length));
  };
  for (const { cards: player, orders } of pairs) {
    for (const { cards: banker, orders: others } of pairs) {
      const four = [player[0], banker[0], player[1], banker[1]];
      count(four, four, orders * others * waysOfFour(four));
    }
  }
  return found;
}

test(
  "lists exactly the results that all cards yield for the first hand of a shoe",
  () => {
    const ways = listed();
    expect(ways.size).toBe(CASES.length);
    expect(CASES.reduce((sum, of) => sum + of.ways, 0)).toBe(WAYS);
    expect(Number.isSafeInteger(WAYS)).toBe(true);
    for (const { winner, superSix, playerPair, bankerPair, ways: expected } of CASES) {
      expect(ways.get([winner, superSix, playerPair, bankerPair].join())).toBe(expected);
    }
  },
  SLOW_MS,
);

describe("the ways of eight decks", () => {
  // The numbers for Player, Banker and Tie that every book on baccarat gives.
  test.each([
    ["player", 2_230_518_282_592_256],
    ["banker", 2_292_252_566_437_888],
    ["tie", 475_627_426_473_216],
  ])("%s wins in %i", (winner, expected) => {
    expect(CASES.filter((of) => of.winner === winner).reduce((sum, { ways }) => sum + ways, 0)).toBe(expected);
  });
});

describe("returns", () => {
  // games/baccarat-2/RULES.md
  test.each([
    ["player", "98.764919"],
    ["banker", "98.541896"],
    ["tie", "85.640371"],
    ["player-pair", "89.638554"],
    ["banker-pair", "89.638554"],
    ["super-six", "86.181945"],
  ])("%s returns %s%%", (position, expected) => {
    const type = betTypes.find((one) => one.position === position);
    expect((toNumber(figuresOf(type?.prizes ?? []).exactReturn) * 100).toFixed(6)).toBe(expected);
  });
});
