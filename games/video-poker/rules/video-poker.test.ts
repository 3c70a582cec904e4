import { soloChance } from "@fairhouse/fairness/stream.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { type Card, DECK } from "../../shared/rules/cards.ts";
import type { VideoPokerState } from "./hand.ts";
import { cardsHeld, HOLDS } from "./holds.ts";
import { videoPoker } from "./video-poker.ts";

const PAIR_OF_JACKS: readonly Card[] = ["5-spade", "A-spade", "J-spade", "Q-spade", "J-heart"];
const REST: readonly Card[] = ["J-diamond", "5-heart", "8-heart", "K-spade", "J-club"];

function dealt(cards: readonly Card[] = [...PAIR_OF_JACKS, ...REST]): VideoPokerState {
  return { bet: { amount: 1_000 }, cards, held: null };
}

function draw(state: VideoPokerState, ...held: readonly (0 | 1)[]) {
  const result = videoPoker.apply(state, { hold: held.map((kept) => kept === 1) });
  if (!result.ok) throw new Error(result.refusal);
  return { ...videoPoker.view(result.value.state), payout: result.value.payout };
}

describe("a hand", () => {
  it("draws ten different cards from the deck, the first five of which are dealt", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { state, payout } = videoPoker.deal({ amount: 1 }, soloChance(seed, "client", 0));
        expect(payout).toBeNull();
        expect(new Set(state.cards).size).toBe(10);
        expect(videoPoker.view(state)).toMatchObject({ cards: state.cards.slice(0, 5), held: null, closed: false });
      }),
    );
  });

  it("fills the discarded places from left to right with the next cards", () => {
    expect(draw(dealt(), 0, 0, 1, 0, 1)).toMatchObject({
      hand: ["J-diamond", "5-heart", "J-spade", "8-heart", "J-heart"],
      makes: "three",
      payout: 3_000,
    });
    expect(draw(dealt(), 0, 0, 0, 0, 0).hand).toEqual(REST);
    expect(draw(dealt(), 1, 1, 1, 1, 1)).toMatchObject({
      hand: PAIR_OF_JACKS,
      makes: "jacks-or-better",
      payout: 1_000,
    });
    expect(draw(dealt(), 1, 1, 0, 0, 0)).toMatchObject({ makes: "nothing", payout: 0 });
  });

  it("shows all ten cards when it is over, and takes no second draw", () => {
    expect(draw(dealt(), 1, 0, 0, 0, 0).cards).toHaveLength(10);
    const drawn = { ...dealt(), held: cardsHeld(1) };
    expect(videoPoker.apply(drawn, { hold: cardsHeld(0) })).toEqual({ ok: false, refusal: "hand_closed" });
  });

  it("pays 800 stakes at most", () => {
    const royal: readonly Card[] = ["10-heart", "J-heart", "Q-heart", "K-heart", "A-heart", ...REST.slice(1), "2-club"];
    expect(draw(dealt(royal), 1, 1, 1, 1, 1).payout).toBe(videoPoker.maxPayout({ amount: 1_000 }));
  });

  it("is drawn by the house with the best hold when abandoned", () => {
    expect(videoPoker.conclude(dealt())).toEqual({ hold: [false, false, true, false, true] });
    expect(videoPoker.conclude({ ...dealt(), held: cardsHeld(0) })).toBeNull();
  });
});

describe("the view of an open hand", () => {
  it("does not depend on the cards still to come", () => {
    const ten = fc.shuffledSubarray([...DECK], { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(ten, (cards) => {
        const reversed = [...cards.slice(0, 5), ...cards.slice(5).reverse()];
        expect(videoPoker.view(dealt(cards))).toEqual(videoPoker.view(dealt(reversed)));
      }),
    );
  });
});

describe("the bet and the move", () => {
  it("are an amount whose largest win is a valid amount, and a boolean for each card", () => {
    expect(videoPoker.bet.safeParse({ amount: 11_258_999_068_426 }).success).toBe(true);
    expect(videoPoker.bet.safeParse({ amount: 11_258_999_068_427 }).success).toBe(false);
    for (let hold = 0; hold < HOLDS; hold++) {
      expect(videoPoker.move.safeParse({ hold: cardsHeld(hold) }).success).toBe(true);
    }
    for (const hold of [[], [true, true, true, true], [...cardsHeld(0), true], [0, 0, 0, 0, 0], "10101", null]) {
      expect(videoPoker.move.safeParse({ hold }).success).toBe(false);
    }
  });
});
