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

/** A second on a machine that has nothing else to do. */
const SLOW_MS = 60_000;
const CARDS_OF_A_RANK = SHOE_SIZE / RANKS.length;
const oneOfEachRank: readonly Card[] = RANKS.map((rank) => `${rank}-spade` as const);

/** Two cards of a side, and in how many orders they come: their order decides nothing. */
const pairs = oneOfEachRank.flatMap((one, at) =>
  oneOfEachRank.slice(at).map((other) => ({ cards: [one, other] as const, orders: one === other ? 1 : 2 })),
);
/** One card of each number of points, and the ranks that count so much. */
const byPoints = [...new Set(oneOfEachRank.map(pointsOf))].map((points) => {
  const alike = oneOfEachRank.filter((card) => pointsOf(card) === points);
  return { card: alike[0] ?? "K-spade", alike };
});

/** How many cards like these are left in a fresh shoe, when these are gone. */
function left(alike: readonly Card[], gone: readonly Card[]): number {
  return alike.length * CARDS_OF_A_RANK - gone.filter((card) => alike.includes(card)).length;
}

/** In how many ways the first four cards come, of eight decks in which each card is told apart. */
function waysOfFour(cards: readonly Card[]): number {
  return cards.reduce((ways, card, at) => ways * left([card], cards.slice(0, at)), 1);
}

/** The rest of six cards, whatever they are. */
function waysOfRest(dealt: number): number {
  let ways = 1;
  for (let at = dealt; at < 6; at += 1) ways *= SHOE_SIZE - at;
  return ways;
}

/** Every two hands of two cards of a fresh shoe, then every third card that one of them takes. */
function listed(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (cards: readonly Card[], gone: readonly Card[], ways: number): void => {
    const coup = coupOfHand([...cards, "2-club", "2-club"]);
    // A card that was not there yet was taken: it is listed in its turn.
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
  "what can come of the first hand of a shoe is all that comes of all its cards",
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

describe("of all ways of eight decks", () => {
  // The numbers that every book on baccarat gives, for Player, Banker and Tie.
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
