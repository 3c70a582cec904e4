import { soloChance } from "@fairhouse/fairness/stream.ts";
import { add, compare, floorOf, hundredths, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { type Card, DECK, faceOf } from "../../shared/rules/cards.ts";
import { HAND_CARDS, type HiloState } from "./hand.ts";
import { type HiloMove, hilo } from "./hilo.ts";
import { guessesOn, heightOf, isRight, MAX_MULTIPLIER, multiplierOf, RETURN, winningRanks } from "./odds.ts";

const cards = fc.constantFrom(...DECK);
const chanceOf = (card: Card, guess: "higher" | "lower" | "same") => ratio(winningRanks(card, guess), 13);

describe("odds", () => {
  // games/hilo-1/RULES.md: p(hi) = (14 − r)/13, p(lo) = r/13, r = A1 … K13, and the exceptions on A and K.
  it("are those of the remaining ranks", () => {
    for (const card of DECK) {
      const r = heightOf(card);
      const expected = {
        higher: r === 1 ? 12 : r === 13 ? 0 : 14 - r,
        lower: r === 13 ? 12 : r === 1 ? 0 : r,
        same: r === 1 || r === 13 ? 1 : 0,
      };
      for (const guess of ["higher", "lower", "same"] as const) expect(winningRanks(card, guess)).toBe(expected[guess]);
    }
    const some: readonly Card[] = ["A-club", "2-heart", "10-spade", "J-club", "Q-club", "K-diamond"];
    expect(some.map(heightOf)).toEqual([1, 2, 10, 11, 12, 13]);
  });

  it("count exactly the cards that make a guess right", () => {
    for (const card of DECK) {
      for (const guess of guessesOn(card)) {
        const right = DECK.filter((next) => isRight(card, guess, next)).length;
        expect(ratio(right, 52), `${guess} on ${card}`).toEqual(chanceOf(card, guess));
      }
    }
  });

  it("win on the same rank from 2 to Q, whichever side was taken, and not on A and K", () => {
    for (const card of DECK) {
      const pair = DECK.find((other) => other !== card && faceOf(other).rank === faceOf(card).rank) ?? card;
      for (const guess of guessesOn(card)) {
        const edge = heightOf(card) === 1 || heightOf(card) === 13;
        expect(isRight(card, guess, pair)).toBe(!edge || guess === "same");
      }
    }
  });

  it.each([
    [[7], 183],
    [[12], 107],
    [[1], 1_287],
    [[2], 643],
    [[7, 7], 341],
  ])("%j winning ranks pay %i hundredths", (ranks, expected) => {
    expect(hundredths(multiplierOf(ranks))).toBe(expected);
  });

  it("make every strategy worth 99/100, even with skips and random stopping", () => {
    // Two guesses, the second only with chance 1/3, over all pairs of cards.
    let expected = ZERO;
    const each = ratio(1, 52);
    for (const first of DECK) {
      const guess = guessesOn(first)[heightOf(first) % 2 === 0 ? 0 : 1];
      const once = multiply(chanceOf(first, guess), multiplierOf([winningRanks(first, guess)]));
      expected = add(expected, multiply(each, multiply(ratio(2, 3), once)));
      for (const second of DECK.filter((next) => isRight(first, guess, next))) {
        const again = guessesOn(second)[heightOf(second) % 3 === 0 ? 0 : 1];
        const both = multiplierOf([winningRanks(first, guess), winningRanks(second, again)]);
        const share = multiply(multiply(each, each), multiply(chanceOf(second, again), both));
        expected = add(expected, multiply(ratio(1, 3), share));
      }
    }
    expect(expected).toEqual(RETURN);
    expect(hilo.exactReturn({ amount: 1, start: null })).toEqual(RETURN);
  });
});

/** Returns a hand with the given cards, followed by sevens. */
function dealt(...known: Card[]): HiloState {
  const rest = Array.from<Card>({ length: HAND_CARDS - known.length }).fill("7-club");
  return {
    bet: { amount: 1_000, start: known[0] ?? null },
    cards: [...known, ...rest],
    turns: [],
    lost: false,
    closed: false,
  };
}

function apply(state: HiloState, ...moves: HiloMove[]) {
  let payout: number | null = null;
  let now = state;
  for (const move of moves) {
    const result = hilo.apply(now, move);
    if (!result.ok) throw new Error(result.refusal);
    ({ state: now, payout } = result.value);
  }
  return { state: now, payout };
}

const higher: HiloMove = { guess: "higher" };
const lower: HiloMove = { guess: "lower" };
const same: HiloMove = { guess: "same" };
const skip: HiloMove = { skip: true };
const cashOut: HiloMove = { cashOut: true };

describe("a hand", () => {
  it("starts with card 0 of the stream or the chosen one, and draws cards 1, 2, … either way", () => {
    fc.assert(
      fc.property(fc.string(), cards, (seed, start) => {
        const drawn = hilo.deal({ amount: 1, start: null }, soloChance(seed, "client", 0)).state.cards;
        const chosen = hilo.deal({ amount: 1, start }, soloChance(seed, "client", 0)).state.cards;
        expect(drawn).toHaveLength(HAND_CARDS);
        expect(chosen).toEqual([start, ...drawn.slice(1)]);
      }),
    );
  });

  it("pays the exact product of its guesses, rounded down once", () => {
    const { state } = apply(dealt("9-heart", "4-club", "2-spade", "J-heart"), lower, skip, higher);
    const exact: Ratio = multiplierOf([9, 12]);
    expect(hilo.view(state)).toMatchObject({ multiplier: 154, cashOut: Number(floorOf(exact, 1_000n)), next: null });
    expect(apply(state, cashOut).payout).toBe(Number(floorOf(exact, 1_000n)));
  });

  it("loses on a wrong guess, while a skip neither costs nor pays", () => {
    expect(apply(dealt("9-heart", "4-club"), higher)).toMatchObject({ payout: 0, state: { lost: true, closed: true } });
    const skipped = apply(dealt("9-heart", "4-club"), skip).state;
    expect(hilo.view(skipped)).toMatchObject({ multiplier: null, cashOut: null, cards: ["9-heart", "4-club"] });
  });

  it("wins on the same rank with either side, but on A and K only with `same`", () => {
    expect(apply(dealt("9-heart", "9-club"), higher).state.lost).toBe(false);
    expect(apply(dealt("9-heart", "9-club"), lower).state.lost).toBe(false);
    expect(apply(dealt("A-heart", "A-club"), higher).state.lost).toBe(true);
    expect(apply(dealt("A-heart", "A-club"), same).state.lost).toBe(false);
    expect(apply(dealt("K-heart", "K-club"), lower).state.lost).toBe(true);
    expect(apply(dealt("K-heart", "K-club"), same).state.lost).toBe(false);
  });

  it("refuses impossible moves, and every move once it is closed", () => {
    expect(hilo.apply(dealt("9-heart"), cashOut)).toEqual({ ok: false, refusal: "nothing_to_cash_out" });
    for (const [card, move] of [
      ["A-heart", lower],
      ["K-heart", higher],
      ["9-heart", same],
    ] as const) {
      expect(hilo.apply(dealt(card), move)).toEqual({ ok: false, refusal: "guess_not_offered" });
    }
    const closed = apply(dealt("9-heart", "4-club"), lower, cashOut).state;
    for (const move of [higher, lower, same, skip, cashOut]) {
      expect(hilo.apply(closed, move)).toEqual({ ok: false, refusal: "hand_closed" });
    }
  });

  it("does not offer a guess that would pass the cap, but still allows a skip, another guess or a cash-out", () => {
    // Five right guesses of one rank among 13 pay 367,580: a sixth would pass a million, the likely side does not.
    const kings = Array.from<Card>({ length: 6 }).fill("K-heart");
    const { state } = apply(dealt(...kings), same, same, same, same, same);
    const view = hilo.view(state);
    expect(view.multiplier).toBe(hundredths(multiplierOf([1, 1, 1, 1, 1])));
    expect(view.offers.map(({ guess }) => guess)).toEqual(["lower"]);
    expect(view.canSkip).toBe(true);
    expect(hilo.apply(state, same)).toEqual({ ok: false, refusal: "guess_not_offered" });
  });

  it("pays at most a million stakes, however it is played", () => {
    fc.assert(
      fc.property(fc.array(cards, { minLength: HAND_CARDS, maxLength: HAND_CARDS }), (all) => {
        let state: HiloState = { ...dealt(), cards: all };
        // The player knows every card and is always right.
        for (let at = 0; !state.closed; at++) {
          const [from, to] = [all[at], all[at + 1]];
          if (from === undefined || to === undefined) throw new Error("the hand does not end");
          const best = hilo.view(state).offers.filter(({ guess }) => isRight(from, guess, to));
          const [guess] = best.sort((a, b) => b.multiplier - a.multiplier);
          state = apply(state, guess ? { guess: guess.guess } : skip).state;
        }
        expect(compare(ratio(hilo.view(state).multiplier ?? 0, 100), ratio(MAX_MULTIPLIER))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("pays on its own with its last card, which cannot be reached by a skip without a right guess", () => {
    const toTheLast = Array.from<HiloMove>({ length: HAND_CARDS - 2 }).fill(skip);
    const { state } = apply(dealt("9-heart"), ...toTheLast);
    expect(hilo.view(state)).toMatchObject({ canSkip: false });
    expect(hilo.apply(state, skip)).toEqual({ ok: false, refusal: "last_card" });
    expect(apply(state, higher)).toMatchObject({ payout: 1_838, state: { closed: true } });

    const won = apply(dealt("9-heart", "7-club"), lower, ...toTheLast.slice(1)).state;
    expect(hilo.view(won).canSkip).toBe(true);
    expect(apply(won, skip)).toMatchObject({ payout: 1_430, state: { closed: true } });
  });

  it("is cashed out by the house when abandoned, but stays open without a right guess", () => {
    const open = dealt("9-heart", "4-club");
    expect(hilo.conclude(open)).toBeNull();
    expect(hilo.conclude(apply(open, skip).state)).toBeNull();
    expect(hilo.conclude(apply(open, lower).state)).toEqual(cashOut);
    expect(hilo.conclude(apply(open, lower, cashOut).state)).toBeNull();
  });
});

describe("the view of an open hand", () => {
  it("does not depend on the cards still to come", () => {
    fc.assert(
      fc.property(
        fc.array(cards, { minLength: HAND_CARDS, maxLength: HAND_CARDS }),
        fc.nat({ max: 4 }),
        (all, open) => {
          const moves = Array.from<HiloMove>({ length: open }).fill(skip);
          const mine = apply({ ...dealt(), cards: all }, ...moves).state;
          const other = { ...mine, cards: [...all.slice(0, open + 1), ...dealt().cards.slice(open + 1)] };
          expect(hilo.view(mine)).toEqual(hilo.view(other));
          expect(hilo.view(mine).cards).toEqual(all.slice(0, open + 1));
        },
      ),
    );
  });

  it("contains the total payout of both guesses", () => {
    const { state } = apply(dealt("9-heart", "4-club"), lower);
    // 0.99 · 13/9 = 1.43; then 13/10 or 13/4 more.
    expect(hilo.view(state)).toMatchObject({
      multiplier: 143,
      offers: [
        { guess: "higher", ranks: 10, multiplier: 185, payout: 1_859 },
        { guess: "lower", ranks: 4, multiplier: 464, payout: 4_647 },
      ],
    });
  });
});

describe("the bet", () => {
  it("takes an amount whose largest win is a valid amount, and a card or none", () => {
    const accepts = (bet: unknown) => hilo.bet.safeParse(bet).success;
    expect(accepts({ amount: 1, start: null })).toBe(true);
    expect(accepts({ amount: 9_007_199_254, start: "A-club" })).toBe(true);
    expect(accepts({ amount: 9_007_199_255, start: null })).toBe(false);
    for (const start of ["1-club", "A-clubs", 0, undefined, ""]) expect(accepts({ amount: 1, start })).toBe(false);
  });
});
