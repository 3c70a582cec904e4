import { soloChance } from "@fairhouse/fairness/stream.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { type Card, DECK } from "../../shared/rules/cards.ts";
import { blackjack } from "./blackjack.ts";
import { type BlackjackState, HAND_CARDS, type MoveName } from "./hand.ts";
import { dealt, played } from "./testing.ts";

const allCards = fc.array(fc.constantFrom(...DECK), { minLength: HAND_CARDS, maxLength: HAND_CARDS });

describe("a deal", () => {
  it("takes cards 0 and 1 for the player, 2 and 3 for the dealer, who shows the first of them", () => {
    const { state } = blackjack.deal({ amount: 1_000 }, soloChance("seed", "client", 0));
    const drawn = Array.from({ length: 4 }, (_, k) => DECK[soloChance("seed", "client", 0).below(52, k)]);
    expect(state.cards.slice(0, 4)).toEqual(drawn);
    expect([...(state.hands[0]?.cards ?? []), ...state.dealer]).toEqual(drawn);
    expect(blackjack.view(state).dealer.cards).toEqual([drawn[2]]);
  });

  it("pays a blackjack 3:2 at once, rounded down, and the dealer draws nothing", () => {
    const paid = dealt(["A-heart", "K-club", "9-spade", "2-heart"], 1_001);
    expect(paid.payout).toBe(2_502);
    expect(blackjack.view(paid.state)).toMatchObject({
      hands: [{ result: "blackjack", payout: 2_502 }],
      dealer: { cards: ["9-spade", "2-heart"] },
      mucked: true,
    });
  });

  it("ends at once under a ten with an ace below it, and a blackjack against it is a push", () => {
    expect(dealt(["9-heart", "9-club", "K-spade", "A-heart"])).toMatchObject({ payout: 0, state: { closed: true } });
    const push = dealt(["A-heart", "Q-club", "10-spade", "A-spade"]);
    expect(push.payout).toBe(1_000);
    expect(blackjack.view(push.state)).toMatchObject({ hands: [{ result: "push" }], mucked: false });
  });
});

describe("insurance", () => {
  const ace = (hole: Card) => dealt(["9-heart", "9-club", "A-spade", hole]).state;

  it("is offered on an ace before anything else, for half the bet", () => {
    expect(blackjack.view(ace("2-club"))).toMatchObject({ moves: ["insure", "decline"], insurance: { stake: 500 } });
    expect(blackjack.apply(ace("2-club"), { play: "hit" })).toEqual({ ok: false, refusal: "insurance_first" });
    expect(dealt(["9-heart", "9-club", "K-spade", "2-club"]).state.insurance).toBe("none");
  });

  it("pays 2:1 on a blackjack, so that an insured hand gets everything back", () => {
    const insured = played(ace("J-club"), "insure");
    expect(insured).toMatchObject({ extraStake: 500, payout: 1_500 });
    expect(played(ace("J-club"), "decline")).toMatchObject({ extraStake: 0, payout: 0 });
  });

  it("is lost when the hole card is not a ten, and the hand goes on", () => {
    const insured = played(ace("7-club"), "insure");
    expect(insured.payout).toBeNull();
    // 18 against 18.
    expect(played(insured.state, "stand").payout).toBe(1_000);
  });

  it("with a blackjack is even money", () => {
    const natural = (hole: Card) => dealt(["A-heart", "K-club", "A-spade", hole]).state;
    for (const hole of ["Q-club", "5-club"] as const) {
      const { payout, extraStake } = played(natural(hole), "insure");
      expect((payout ?? 0) - extraStake).toBe(2_000);
    }
  });

  it("is not offered on a bet that has no half", () => {
    expect(dealt(["9-heart", "9-club", "A-spade", "2-club"], 1).state.insurance).toBe("none");
  });
});

describe("the player's hand", () => {
  it("loses at more than 21 without the dealer drawing", () => {
    const bust = played(dealt(["10-heart", "6-club", "10-spade", "6-heart", "K-club"]).state, "hit");
    expect(bust).toMatchObject({ payout: 0, state: { closed: true } });
    expect(blackjack.view(bust.state)).toMatchObject({
      hands: [{ total: 26, result: "bust" }],
      dealer: { cards: ["10-spade", "6-heart"] },
      mucked: true,
    });
  });

  it("takes no more at 21, and the dealer draws to 17, hard or soft", () => {
    const hit = played(dealt(["5-heart", "6-club", "A-spade", "2-heart", "10-club", "4-club"]).state, "decline", "hit");
    expect(hit.payout).toBe(2_000);
    expect(blackjack.view(hit.state)).toMatchObject({ dealer: { total: 17, soft: true }, mucked: false });
  });

  it("wins when the dealer busts, and pushes on the same total", () => {
    const cards: Card[] = ["10-heart", "8-club", "10-spade", "6-heart"];
    expect(played(dealt([...cards, "10-club"]).state, "stand").payout).toBe(2_000);
    expect(played(dealt([...cards, "2-club"]).state, "stand").payout).toBe(1_000);
    expect(played(dealt([...cards, "3-club"]).state, "stand").payout).toBe(0);
  });

  it("doubles on its first two cards for one more card", () => {
    const eleven = dealt(["5-heart", "6-club", "6-spade", "10-heart", "8-club", "10-club"]).state;
    const doubled = played(eleven, "double");
    expect(doubled).toMatchObject({ extraStake: 1_000, payout: 4_000 });
    const hit = played(dealt(["2-heart", "3-club", "6-spade", "10-heart", "4-club"]).state, "hit");
    expect(blackjack.apply(hit.state, { play: "double" })).toEqual({ ok: false, refusal: "move_not_offered" });
  });

  it("refuses everything once it is closed", () => {
    const { state } = played(dealt(["10-heart", "8-club", "10-spade", "7-heart"]).state, "stand");
    for (const play of ["hit", "stand", "double", "split", "insure", "decline"] as const) {
      expect(blackjack.apply(state, { play })).toEqual({ ok: false, refusal: "hand_closed" });
    }
  });
});

describe("a split", () => {
  it("passes over a hand that its second card makes 21", () => {
    const tens = dealt(["10-heart", "Q-club", "6-spade", "10-heart", "A-spade", "5-diamond", "8-club"]).state;
    const split = played(tens, "split");
    expect(blackjack.view(split.state)).toMatchObject({ active: 1, hands: [{ total: 21 }, { total: 15 }] });
    // A split hand of two cards that make 21 is paid like any other 21.
    expect(played(split.state, "stand").payout).toBe(4_000);
  });

  const eights = (...rest: Card[]) => dealt(["8-heart", "8-club", "6-spade", "10-heart", ...rest]).state;

  it("makes two hands of a pair, each with its own stake and second card, and plays one after the other", () => {
    const split = played(eights("3-club", "10-diamond", "9-club", "7-diamond"), "split");
    expect(split.extraStake).toBe(1_000);
    expect(blackjack.view(split.state)).toMatchObject({
      hands: [
        { cards: ["8-heart", "3-club"], stake: 1_000 },
        { cards: ["8-club", "10-diamond"], stake: 1_000 },
      ],
      active: 0,
      moves: ["hit", "stand", "double"],
    });
    const doubled = played(split.state, "double");
    expect(blackjack.view(doubled.state)).toMatchObject({ active: 1, hands: [{ stake: 2_000, total: 20 }, {}] });
    // The dealer's 16 takes the 7: both hands win.
    expect(played(doubled.state, "stand").payout).toBe(6_000);
  });

  it("is allowed once, for any two cards of equal value", () => {
    expect(blackjack.view(dealt(["10-heart", "Q-club", "6-spade", "9-heart"]).state).moves).toContain("split");
    expect(blackjack.view(dealt(["9-heart", "Q-club", "6-spade", "9-heart"]).state).moves).not.toContain("split");
    expect(blackjack.view(played(eights("8-spade", "8-diamond"), "split").state).moves).not.toContain("split");
  });

  it("of aces brings one card each, and 21 is not a blackjack", () => {
    const aces = dealt(["A-heart", "A-club", "6-spade", "10-heart", "K-club", "5-club", "10-club"]).state;
    const split = played(aces, "split");
    expect(split.payout).toBe(4_000);
    expect(blackjack.view(split.state).hands.map(({ total, result }) => [total, result])).toEqual([
      [21, "win"],
      [16, "win"],
    ]);
  });

  it("returns at most eight bets, however it is played", () => {
    const split = played(
      eights("3-club", "3-diamond", "10-club", "10-spade", "10-diamond"),
      "split",
      "double",
      "double",
    );
    expect(split.payout).toBe(8_000);
    expect(split.payout).toBe(blackjack.maxPayout({ amount: 1_000 }));
  });
});

describe("an abandoned hand", () => {
  it("is concluded by standing, without insurance, hand by hand", () => {
    const ace = dealt(["8-heart", "8-club", "A-spade", "6-heart", "2-club", "3-club"]).state;
    expect(blackjack.conclude(ace)).toEqual({ play: "decline" });
    const split = played(ace, "decline", "split");
    expect(blackjack.conclude(split.state)).toEqual({ play: "stand" });
    const once = played(split.state, "stand");
    expect(blackjack.conclude(once.state)).toEqual({ play: "stand" });
    expect(blackjack.conclude(played(once.state, "stand").state)).toBeNull();
  });
});

describe("the view of an open hand", () => {
  it("does not depend on the cards under the dealer's upcard or still to come", () => {
    fc.assert(
      fc.property(allCards, allCards, fc.array(fc.constantFrom<MoveName>("hit", "split")), (mine, others, moves) => {
        let state: BlackjackState = dealt(mine).state;
        for (const play of moves) {
          const next = blackjack.apply(state, { play });
          if (next.ok && next.value.payout === null) state = next.value.state;
        }
        fc.pre(!state.closed);
        const [up = "2-club"] = state.dealer;
        const cards = [...state.cards.slice(0, state.drawn), ...others.slice(state.drawn)];
        const other = { ...state, cards, dealer: [up, others[3] ?? up] };
        expect(blackjack.view(other)).toEqual(blackjack.view(state));
      }),
    );
  });
});

it("a hand needs at most its 52 cards: aces to a soft 20, a two, and aces again", () => {
  const aces = (count: number) => Array.from<Card>({ length: count }).fill("A-heart");
  const hand: Card[] = [...aces(7), "2-club", ...aces(9)];
  const cards: Card[] = ["2-heart", "2-club", ...aces(4), ...hand, ...hand, ...aces(4), "6-spade", ...aces(5)];
  let step = played(dealt(cards).state, "decline", "split");
  while (step.payout === null) step = played(step.state, "hit");
  expect(step.state).toMatchObject({ drawn: 50, hands: [{}, {}] });
  expect(blackjack.view(step.state)).toMatchObject({ hands: [{ total: 21 }, { total: 21 }], dealer: { total: 17 } });
});
