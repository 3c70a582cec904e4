import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { type Card, DECK } from "../../shared/rules/cards.ts";
import { bitsIn, choose, chosen, DEALT, drawsOf, handsWith, paidBy } from "./draws.ts";
import { bestHold, bestOf, cardsHeld, HOLDS, holdOf, numberOf, VALUE_UNIT, valuesOf } from "./holds.ts";
import { handAt, POKER_HANDS } from "./poker-hands.ts";

const places = (size: number) => fc.uniqueArray(fc.nat({ max: DECK.length - 1 }), { minLength: size, maxLength: size });

/** Counts the hands of five that keep these cards, by enumerating all additions. */
function countedOneByOne(kept: readonly number[], from: readonly number[]): readonly number[] {
  const counts = POKER_HANDS.map(() => 0);
  const add = (hand: readonly number[], next: number): void => {
    if (hand.length === DEALT) {
      const kind = POKER_HANDS.indexOf(handAt(hand));
      counts[kind] = (counts[kind] ?? 0) + 1;
      return;
    }
    for (let at = next; at < from.length; at++) add([...hand, from[at] ?? 0], at + 1);
  };
  add(kept, 0);
  return counts;
}

describe("the formulas", () => {
  // The frequencies of poker hands in every textbook; a pair of jacks or better is 4 of 13 pairs.
  it("count the hands of each kind", () => {
    expect(handsWith([])).toEqual([4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920, 2_062_860]);
  });

  it("count the hands with certain cards like an enumeration", () => {
    const few = fc.integer({ min: 2, max: DEALT }).chain(places);
    fc.assert(
      fc.property(few, (kept) => {
        const others = [...DECK.keys()].filter((place) => !kept.includes(place));
        expect(handsWith(kept)).toEqual(countedOneByOne(kept, others));
      }),
      { numRuns: 30 },
    );
  });

  it("count the draws of a hold like an enumeration", () => {
    fc.assert(
      fc.property(places(DEALT), fc.nat({ max: HOLDS - 1 }), (dealt, hold) => {
        fc.pre(bitsIn(hold) >= 2);
        const unseen = [...DECK.keys()].filter((place) => !dealt.includes(place));
        expect(drawsOf(dealt, hold)).toEqual(countedOneByOne(chosen(dealt, hold), unseen));
      }),
      { numRuns: 30 },
    );
  });

  it("count every draw of every hold once, and value it so", () => {
    fc.assert(
      fc.property(places(DEALT), (dealt) => {
        const values = valuesOf(dealt.flatMap((place) => DECK[place] ?? []));
        for (let hold = 0; hold < HOLDS; hold++) {
          const [counts, draws] = [drawsOf(dealt, hold), choose(47, DEALT - bitsIn(hold))];
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws);
          expect((values[hold] ?? 0) * draws).toBe(paidBy(counts) * VALUE_UNIT);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("number the sets of equal size without gaps", () => {
    const pairs = [...DECK.keys()].flatMap((high) => Array.from({ length: high }, (_, low) => numberOf([low, high])));
    expect(pairs).toEqual([...Array(choose(52, 2)).keys()]);
  });
});

describe("the best hold", () => {
  // games/video-poker/RULES.md: figures from outside of this project.
  it.each<[string, string, number]>([
    ["5-spade A-spade J-spade Q-spade J-heart", "J-spade J-heart", 1.52821462],
    ["4-club 5-club 7-club Q-spade 8-club", "4-club 5-club 7-club 8-club", 2.55319149],
    ["A-heart K-heart Q-heart J-heart 9-heart", "A-heart K-heart Q-heart J-heart", 18.42553191],
    ["2-diamond 7-heart 9-spade 4-club 3-heart", "", 0.35998954],
  ])("of %s keeps %s", (dealt, kept, expected) => {
    const cards = dealt.split(" ") as readonly Card[];
    const values = valuesOf(cards);
    const best = bestOf(values);
    expect(chosen(cards, best).join(" ")).toBe(kept);
    expect((values[best] ?? 0) / VALUE_UNIT).toBeCloseTo(expected, 8);
    expect(bestHold(cards)).toBe(best);
  });

  it("draws the most cards among holds of equal value, and keeps the first of them", () => {
    const valuing = (...equal: readonly number[]) =>
      Array.from({ length: HOLDS }, (_, hold) => Number(equal.includes(hold)));
    expect(bestOf(valuing())).toBe(0);
    expect(bestOf(valuing(0b00111, 0b11000, 0b11111))).toBe(0b11000);
    expect(bestOf(valuing(0b10100, 0b01100, 0b01111))).toBe(0b01100);
  });

  it("does not depend on the order of the cards", () => {
    fc.assert(
      fc.property(places(DEALT), fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: DEALT }), (dealt, order) => {
        const cards = dealt.flatMap((place) => DECK[place] ?? []);
        const other = order.flatMap((at) => cards[at] ?? []);
        const kept = (lying: readonly Card[]) => [...chosen(lying, bestHold(lying))].sort();
        expect([...valuesOf(other)].sort()).toEqual([...valuesOf(cards)].sort());
        expect(kept(other)).toHaveLength(kept(cards).length);
      }),
      { numRuns: 30 },
    );
  });

  it("converts to a list of kept cards and back", () => {
    for (let hold = 0; hold < HOLDS; hold++) expect(holdOf(cardsHeld(hold))).toBe(hold);
    expect(cardsHeld(0b00001)).toEqual([true, false, false, false, false]);
  });
});
