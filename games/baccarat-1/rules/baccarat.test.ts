import { soloChance } from "@fairhouse/fairness/stream.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { totalOfHand } from "../../shared/rules/baccarat/coup.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { baccarat } from "./baccarat.ts";
import { dealOf } from "./coup.ts";
import { chanceToWin, payoutAt, profitOf } from "./payouts.ts";
import { LARGEST_RETURN, POSITIONS, type Position, RETURNS } from "./positions.ts";

/** Makes cards from their ranks; suits are irrelevant. */
const cards = (ranks: string): readonly Card[] =>
  ranks.split(" ").map((rank) => (rank === "10" ? "10-heart" : (`${rank}-heart` as Card)));
const deal = (ranks: string) => {
  const { player, banker, winner } = dealOf(cards(ranks));
  return `${player.length}:${banker.length} ${winner}`;
};

describe("the third card", () => {
  it("is drawn by nobody after an eight or nine", () => {
    expect(deal("9 K 2 3 4 4")).toBe("2:2 player");
    expect(deal("2 3 9 9 4 4")).toBe("2:2 banker");
    expect(deal("4 4 5 3 9 9")).toBe("2:2 tie");
  });

  it("is drawn by the Player on 0 to 5, and by the Banker on 0 to 5 when the Player stands", () => {
    for (let total = 0; total <= 7; total++) {
      const two = total === 0 ? "K Q" : `${total === 1 ? "A" : total} K`;
      // The Banker has seven and never draws.
      expect(deal(`${two} 7 K 2 2`).slice(0, 3)).toBe(total <= 5 ? "3:2" : "2:2");
      // The Player has six and stands.
      expect(deal(`6 K ${two} 2 2`).slice(0, 3)).toBe(total <= 5 ? "2:3" : "2:2");
    }
  });

  // games/baccarat-1/RULES.md
  it.each([
    ["K Q", "0123456789"],
    ["A K", "0123456789"],
    ["2 K", "0123456789"],
    ["3 K", "012345679"],
    ["4 K", "234567"],
    ["5 K", "4567"],
    ["6 K", "67"],
    ["7 K", ""],
  ])("comes to a Banker of %s on a third card of the Player of %s", (banker, drawsOn) => {
    for (const points of "0123456789") {
      const third = points === "0" ? "J" : points === "1" ? "A" : points;
      const { banker: hand } = dealOf(cards(`K Q ${banker} ${third} 2`));
      expect(hand.length, `${banker} on ${points}`).toBe(drawsOn.includes(points) ? 3 : 2);
    }
  });

  it("may be needed by both sides, so no deal has fewer than six cards", () => {
    expect(() => dealOf(cards("9 K 2 3 4"))).toThrow(RangeError);
  });

  it("is the fifth card for the first side that needs one", () => {
    expect(dealOf(cards("K 2 K 3 9 4")).player).toEqual(cards("K 2 9"));
    expect(dealOf(cards("K 2 K 3 9 4")).banker).toEqual(cards("K 3 4"));
    expect(dealOf(cards("6 K K 3 9 4")).banker).toEqual(cards("K 3 9"));
  });
});

it("counts aces as one, tens and court cards as nothing, and only the last digit", () => {
  expect(["A 9", "10 J", "Q K", "7 8", "9 9 9"].map((ranks) => totalOfHand(cards(ranks)))).toEqual([0, 0, 0, 5, 7]);
});

it("defines pairs by the ranks of a side's first two cards, not by points", () => {
  expect(dealOf(cards("8 8 K Q 2 2"))).toMatchObject({ playerPair: true, bankerPair: false });
  expect(dealOf(cards("2 3 J J 3 3"))).toMatchObject({ playerPair: false, bankerPair: true });
});

describe("returns", () => {
  const exact = (position: Position): Ratio =>
    baccarat.exactReturn({ chips: [{ on: position, amount: 1 }] }) ?? ratio(0);

  it.each([
    ["player", 0.98771859],
    ["banker", 0.98936001],
    ["tie", 0.85883013],
    ["player-pair", 0.92307692],
    ["banker-pair", 0.92307692],
  ] as const)("%s returns %f", (position, expected) => {
    expect(toNumber(exact(position)).toFixed(8)).toBe(expected.toFixed(8));
  });

  it("are exact", () => {
    const [player, banker, tie] = [2_153_464, 2_212_744, 460_601];
    const all = 13 ** 6;
    expect(exact("player")).toEqual(ratio(2 * player + tie, all));
    expect(exact("banker")).toEqual(ratio(195 * banker + 100 * tie, 100 * all));
    expect(exact("tie")).toEqual(ratio(9 * tie, all));
    expect(exact("player-pair")).toEqual(ratio(12, 13));
    expect(exact("banker-pair")).toEqual(ratio(12, 13));
  });

  it("follow from the chance to win, and for Player and Banker from that of a tie", () => {
    for (const position of POSITIONS) {
      const won = multiply(RETURNS[position], chanceToWin(position));
      const returned = position === "player" || position === "banker" ? chanceToWin("tie") : ZERO;
      expect(exact(position)).toEqual(add(won, returned));
    }
  });

  it("are the weighted mean for several chips, and their square counts joint wins", () => {
    const both = {
      chips: [
        { on: "player", amount: 300 },
        { on: "tie", amount: 100 },
      ],
    };
    expect(toNumber(baccarat.exactReturn(both) ?? ratio(0))).toBeCloseTo(
      (3 * toNumber(exact("player")) + toNumber(exact("tie"))) / 4,
      12,
    );
    const pairs = { chips: POSITIONS.slice(3).map((on) => ({ on, amount: 1 })) };
    // Both pairs (1/169) return 12 times the stake, one of them (24/169) half of that.
    expect(baccarat.exactSquare(pairs)).toEqual(ratio(144 + 24 * 36, 169));
  });
});

describe("payouts", () => {
  const tie = { winner: "tie", playerPair: false, bankerPair: true } as const;
  const everywhere = { chips: POSITIONS.map((on) => ({ on, amount: 1_000 })) };

  it("give Player and Banker back on a tie", () => {
    expect(payoutAt(tie, everywhere)).toBe(1_000 + 1_000 + 9_000 + 12_000);
    expect(payoutAt({ ...tie, winner: "player" }, everywhere)).toBe(2_000 + 12_000);
    expect(payoutAt({ ...tie, winner: "banker" }, everywhere)).toBe(1_950 + 12_000);
  });

  it("are rounded down once, for all chips of a bet together", () => {
    const bet = { chips: [{ on: "banker", amount: 111 }] };
    expect(payoutAt({ ...tie, winner: "banker", bankerPair: false }, bet)).toBe(216);
  });

  it("are shown as profits without the stake", () => {
    expect([profitOf("tie", 1_000), profitOf("player", 1_000), profitOf("banker", 1_001)]).toEqual([8_000, 1_000, 950]);
  });

  it("are never above the largest", () => {
    expect(baccarat.maxPayout(everywhere)).toBe(1_000 + 1_000 + 9_000 + 12_000 + 12_000);
    expect(baccarat.maxPayout({ chips: [{ on: "banker", amount: 1_000 }] })).toBe(1_950);
  });
});

describe("the bet", () => {
  const accepts = (chips: unknown) => baccarat.bet.safeParse({ chips }).success;

  it("takes chips on each position once", () => {
    expect(accepts(POSITIONS.map((on) => ({ on, amount: 1 })))).toBe(true);
    expect(accepts([])).toBe(false);
    expect(accepts(["player", "player"].map((on) => ({ on, amount: 1 })))).toBe(false);
    expect(accepts([{ on: "dragon", amount: 1 }])).toBe(false);
  });

  it("refuses amounts whose largest win would not be exact", () => {
    const most = Math.floor(MAX_MONEY / LARGEST_RETURN);
    expect(accepts([{ on: "tie", amount: most }])).toBe(true);
    expect(
      accepts([
        { on: "tie", amount: most },
        { on: "player", amount: 1 },
      ]),
    ).toBe(false);
  });
});

// The first vector of baccarat in tests/vectors/fairness.json.
it("draws its cards as outside verifiers do", () => {
  const chance = soloChance("3c382bcdaa7a266bb839405f8a5c0440", "9d1a65292e3273961d48aa30ce87d0e2", 0);
  expect(baccarat.play(baccarat.sampleBet(1_000), chance)).toEqual({
    outcome: { cards: ["Q-spade", "10-diamond", "5-spade", "J-heart", "9-heart", "K-spade"] },
    payout: 2_000,
  });
});
