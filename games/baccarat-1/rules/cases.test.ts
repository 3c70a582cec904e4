import { expect, test } from "vitest";
import { pointsOf } from "../../shared/rules/baccarat/coup.ts";
import { type Card, RANKS } from "../../shared/rules/cards.ts";
import { CASES, WAYS } from "./cases.ts";
import { dealOf } from "./coup.ts";

const oneOfEachRank: readonly Card[] = RANKS.map((rank) => `${rank}-spade` as const);
const unused: Card = "2-spade";

/** Hands of two cards with the number of their orders, which are irrelevant. */
const pairs = oneOfEachRank.flatMap((one, at) =>
  oneOfEachRank.slice(at).map((other) => ({ cards: [one, other], orders: one === other ? 1 : 2 })),
);
/** Third cards by their points, with the number of ranks; four ranks count nothing. */
const thirds: readonly { readonly card: Card; readonly ranks: number }[] = [
  { card: "K-spade", ranks: 4 },
  ...oneOfEachRank.filter((card) => pointsOf(card) > 0).map((card) => ({ card, ranks: 1 })),
];

/**
 * Enumerates every two hands of two cards, and every third card that one of them draws; a card that is not drawn counts
 * 13 ways.
 */
function listed(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (cards: readonly Card[], ways: number): void => {
    const coup = dealOf([...cards, unused, unused].slice(0, 6));
    // A side drew a card that was not given yet, so each possible one is enumerated.
    if (coup.player.length + coup.banker.length > cards.length) {
      for (const { card, ranks } of thirds) count([...cards, card], ways * ranks);
      return;
    }
    const key = [coup.winner, coup.playerPair, coup.bankerPair].join();
    found.set(key, (found.get(key) ?? 0) + ways * 13 ** (6 - cards.length));
  };
  for (const player of pairs) {
    for (const banker of pairs) count([...player.cards, ...banker.cards], player.orders * banker.orders);
  }
  return found;
}

test("lists exactly the results that all cards yield", () => {
  const ways = listed();
  expect(ways.size).toBe(CASES.length);
  expect(CASES.reduce((sum, of) => sum + of.ways, 0)).toBe(WAYS);
  for (const { winner, playerPair, bankerPair, ways: expected } of CASES) {
    expect(ways.get([winner, playerPair, bankerPair].join())).toBe(expected);
  }
});

// games/baccarat-1/RULES.md
test.each([
  ["player", 2_153_464],
  ["banker", 2_212_744],
  ["tie", 460_601],
])("%s wins in %i of 4,826,809 ways", (winner, expected) => {
  expect(CASES.filter((of) => of.winner === winner).reduce((sum, { ways }) => sum + ways, 0)).toBe(expected);
});
