import { readFile } from "node:fs/promises";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { meanOf } from "../../shared/rules/bet-types.ts";
import { type Card, DECK } from "../../shared/rules/cards.ts";
import { blackjack, blackjackWithoutSides } from "./blackjack.ts";
import { DEALS, RETURNS, sidePrizes, WAYS } from "./side-return.ts";
import { COMBINATIONS, type Combination, pairOf, pokerOf, returnsOf } from "./sides.ts";
import { dealt, played } from "./testing.ts";

/** Counts deals by the combination that they make. */
function counted(combinations: Iterable<Combination | null>): Partial<Record<Combination | "none", number>> {
  const counts: Partial<Record<Combination | "none", number>> = {};
  for (const made of combinations) counts[made ?? "none"] = (counts[made ?? "none"] ?? 0) + 1;
  return counts;
}

function* threes(): Iterable<Combination | null> {
  for (const first of DECK) for (const second of DECK) for (const up of DECK) yield pokerOf([first, second, up]);
}

describe("over all deals", () => {
  it("two cards of 52² make as many pairs of each kind as stated", () => {
    const pairs = DECK.flatMap((first) => DECK.map((second) => pairOf(first, second)));
    expect(counted(pairs)).toEqual({ "perfect-pair": 52, "coloured-pair": 52, "mixed-pair": 104, none: 2_496 });
  });

  it("three cards of 52³ make as many of each combination as stated", () => {
    expect(counted(threes())).toEqual({
      "suited-three": 52,
      "straight-flush": 288,
      "three-of-a-kind": 780,
      straight: 4_320,
      flush: 8_448,
      none: 140_608 - 13_888,
    });
  });

  it("the returns are the sums of the counts times what each combination returns", () => {
    for (const side of ["pairs", "poker"] as const) {
      const returned = COMBINATIONS[side].reduce((sum, made) => sum + WAYS[made] * returnsOf(made), 0);
      expect(RETURNS[side]).toEqual(ratio(returned, DEALS[side]));
      expect(RETURNS[side]).toEqual(meanOf(sidePrizes(side), ({ returns }) => returns));
    }
    expect(RETURNS.pairs).toEqual(ratio(51, 52));
    expect(RETURNS.poker).toEqual(ratio(139_448, 140_608));
    expect(RETURNS.poker).toEqual(ratio(17_431, 17_576));
  });
});

describe("a combination", () => {
  it.each<readonly [Combination | null, Card, Card]>([
    ["perfect-pair", "8-heart", "8-heart"],
    ["coloured-pair", "8-heart", "8-diamond"],
    ["coloured-pair", "8-spade", "8-club"],
    ["mixed-pair", "8-heart", "8-club"],
    [null, "K-heart", "Q-heart"],
  ])("%s is made by %s and %s", (made, first, second) => {
    expect(pairOf(first, second)).toBe(made);
  });

  it.each<readonly [Combination | null, Card, Card, Card]>([
    ["suited-three", "8-heart", "8-heart", "8-heart"],
    ["straight-flush", "9-club", "7-club", "8-club"],
    ["three-of-a-kind", "8-heart", "8-heart", "8-club"],
    ["straight", "A-heart", "2-club", "3-club"],
    ["straight", "Q-heart", "A-club", "K-club"],
    ["flush", "2-heart", "9-heart", "9-heart"],
    // A straight does not go round the corner.
    [null, "K-heart", "A-club", "2-club"],
  ])("%s is made by %s, %s and %s", (made, ...cards) => {
    expect(pokerOf(cards)).toBe(made);
  });
});

const SIDES = { pairs: 200, poker: 100 };

describe("side bets of a hand", () => {
  it("are staked with the hand and paid with it once, in one sum", () => {
    // The mixed pair wins 5:1, three cards without a combination lose, and 18 beats the dealer's 17.
    const deal = dealt(["9-heart", "9-club", "7-spade", "10-heart"], 1_000, SIDES);
    expect(deal.payout).toBeNull();
    expect(blackjack.stake(deal.state.bet)).toBe(1_300);
    expect(played(deal.state, "stand")).toMatchObject({ extraStake: 0, payout: 2_000 + 6 * 200 });
  });

  it("are paid although the hand is lost, and lost although it wins", () => {
    const bust = dealt(["10-heart", "6-club", "8-spade", "6-heart", "K-club"], 1_000, SIDES);
    expect(played(bust.state, "hit").payout).toBe(0);
    const flush = dealt(["10-heart", "6-heart", "8-heart", "6-club", "K-club"], 1_000, SIDES);
    expect(played(flush.state, "hit").payout).toBe(6 * 100);
    const won = dealt(["10-heart", "9-club", "7-spade", "K-heart"], 1_000, SIDES);
    expect(played(won.state, "stand").payout).toBe(2_000);
  });

  it("are paid at once where the deal ends the hand", () => {
    const peeked = dealt(["10-heart", "10-heart", "10-heart", "A-club"], 1_000, SIDES);
    expect(peeked.payout).toBe(26 * 200 + 101 * 100);
    expect(dealt(["A-heart", "K-heart", "Q-heart", "2-club"], 1_000, SIDES).payout).toBe(2_500 + 41 * 100);
  });

  it("change nothing about insurance, doubles and splits, which follow the amount alone", () => {
    const ace = dealt(["8-heart", "8-club", "A-spade", "6-heart", "3-club", "3-heart"], 1_000, SIDES).state;
    const insured = played(ace, "insure");
    expect(insured.extraStake).toBe(500);
    const split = played(insured.state, "split");
    expect(split.extraStake).toBe(1_000);
    expect(played(split.state, "double").extraStake).toBe(1_000);
    expect(blackjack.view(split.state).sides).toEqual([
      { side: "pairs", stake: 200, combination: "mixed-pair", payout: 1_200 },
      { side: "poker", stake: 100, combination: null, payout: 0 },
    ]);
  });

  it("return the largest payout together with both hands of a split, doubled", () => {
    const eights = dealt(
      ["8-heart", "8-heart", "8-heart", "8-club", "3-club", "3-club", "10-club", "10-club", "K-club"],
      1_000,
      SIDES,
    );
    const { payout } = played(eights.state, "split", "double", "double");
    expect(payout).toBe(8_000 + 26 * 200 + 101 * 100);
    expect(payout).toBe(blackjack.maxPayout({ amount: 1_000, ...SIDES }));
  });

  it("are in the view only where they are placed", () => {
    const only = dealt(["9-heart", "9-club", "7-spade", "10-heart"], 1_000, { pairs: null, poker: 100 });
    expect(blackjack.view(only.state).sides?.map(({ side }) => side)).toEqual(["poker"]);
    expect("sides" in blackjack.view(dealt(["9-heart", "9-club", "7-spade", "10-heart"]).state)).toBe(false);
  });
});

describe("the bet", () => {
  const accepts = (bet: unknown) => blackjack.bet.safeParse(bet).success;
  const most = Number.MAX_SAFE_INTEGER;

  it("needs an amount, and whole stakes of side bets or none", () => {
    expect(accepts({ amount: 1_000, pairs: null, poker: 1 })).toBe(true);
    for (const stake of [0, -1, 1.5, "1", undefined]) {
      expect(accepts({ amount: 1_000, pairs: stake, poker: null })).toBe(false);
      expect(accepts({ amount: stake, pairs: 1_000, poker: null })).toBe(false);
    }
  });

  it("is refused if its largest payout would not be an exact amount", () => {
    expect(accepts({ amount: 1, pairs: null, poker: Math.floor((most - 8) / 101) })).toBe(true);
    expect(accepts({ amount: 14, pairs: null, poker: Math.floor((most - 8) / 101) })).toBe(false);
    expect(accepts({ amount: Math.floor(most / 8), pairs: 1, poker: null })).toBe(false);
  });

  it("with side bets is refused by version 1, which would not pay them", () => {
    expect(blackjackWithoutSides.bet.safeParse({ amount: 1_000 }).success).toBe(true);
    for (const sides of [SIDES, { pairs: null, poker: null }]) {
      expect(blackjackWithoutSides.bet.safeParse({ amount: 1_000, ...sides }).success).toBe(false);
    }
  });

  it("names its smallest part, so that no side bet is too small to be rounded well", () => {
    expect(blackjack.smallestPart?.({ amount: 1_000, pairs: 200, poker: null })).toBe(200);
    expect(blackjack.smallestPart?.({ amount: 100, pairs: 200, poker: null })).toBe(100);
    expect(blackjackWithoutSides.smallestPart).toBeUndefined();
  });
});

it("version 1 deals, plays and pays the same cards as version 2 without side bets", () => {
  const cards: Card[] = ["9-heart", "9-club", "7-spade", "10-heart", "2-club"];
  const [old, now] = [dealt(cards, 1_000, {}), dealt(cards)];
  const closedOld = played(old.state, "stand");
  expect(closedOld.payout).toBe(played(now.state, "stand").payout);
  expect(blackjackWithoutSides.view(closedOld.state)).toEqual({
    ...blackjack.view(played(now.state, "stand").state),
    bet: { amount: 1_000 },
  });
});

it("the golden bets of version 2 win with every combination", async () => {
  const golden = await readFile(new URL("golden.v2.json", import.meta.url), "utf8");
  for (const combination of [...COMBINATIONS.pairs, ...COMBINATIONS.poker]) {
    expect(golden).toContain(`"combination": "${combination}"`);
  }
});
