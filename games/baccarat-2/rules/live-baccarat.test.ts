import { createHmac } from "node:crypto";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { add, multiply, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import type { Card } from "../../shared/rules/cards.ts";
import { DECK } from "../../shared/rules/cards.ts";
import { coupOfHand, type LiveBaccaratOutcome } from "./hand.ts";
import { liveBaccarat } from "./live-baccarat.ts";
import { chanceToWin, oddsOn, payoutAt, profitOf } from "./payouts.ts";
import { LARGEST_RETURN, POSITIONS, RETURNS, type Result, resultOf } from "./positions.ts";
import { burnedAfter, CUT_CARD, NEW_SHOE, placeAfter, type ShoePlace } from "./shoe.ts";

const source = { link: "5e".repeat(32), salt: "some salt", index: 17, seeds: [] };
const chanceOf = (index: number) => roundChance("stream", { ...source, index });

/** Draws all 416 cards of a shoe without the project's own code. */
function drawnShoe(index: number): readonly Card[] {
  const left = Array.from({ length: 8 }, () => DECK).flat();
  const shoe: Card[] = [];
  for (let k = 0; left.length > 0; k += 1) {
    const block = createHmac("sha256", source.link)
      .update(`${source.salt}:${index}:${Math.floor(k / 8)}`)
      .digest();
    shoe.push(...left.splice(Math.floor((block.readUInt32BE((k % 8) * 4) / 2 ** 32) * left.length), 1));
  }
  return shoe;
}

/** Returns all hands of a shoe, as rounds play them. */
function handsOf(index: number) {
  const hands: { place: ShoePlace; outcome: LiveBaccaratOutcome; after: ShoePlace }[] = [];
  let place = NEW_SHOE;
  do {
    const { outcome, carry: after } = liveBaccarat.outcome(chanceOf(index), place, []);
    hands.push({ place, outcome, after });
    place = after;
  } while (!liveBaccarat.open?.(place).fresh);
  return hands;
}

describe("a shoe", () => {
  it("is dealt from its first card to its last hand, each card once", () => {
    for (let index = 1; index <= 20; index += 1) {
      const shoe = drawnShoe(index);
      expect(new Set(shoe).size).toBe(52);
      let used = 0;
      for (const { place, outcome } of handsOf(index)) {
        expect(place.used).toBe(used);
        if (outcome.burn !== null) {
          expect(outcome.burn.card).toBe(shoe[0]);
          used += 1 + outcome.burn.cards;
        }
        expect(outcome.cards).toEqual(shoe.slice(used, used + outcome.cards.length));
        used += outcome.cards.length;
      }
    }
  });

  it("burns as many cards as the first one counts, ten for a ten or court card", () => {
    expect((["A-club", "9-heart", "10-spade", "K-heart"] as const).map(burnedAfter)).toEqual([1, 9, 10, 10]);
    for (const [at, { outcome }] of handsOf(3).entries()) expect(outcome.burn !== null).toBe(at === 0);
  });

  it("has one more hand after the one in which the cut card came, and then a fresh link", () => {
    for (let index = 1; index <= 50; index += 1) {
      const hands = handsOf(index);
      const [cut, last] = hands.slice(-2);
      expect(cut?.place.used).toBeLessThan(CUT_CARD);
      expect(last?.place.used).toBeGreaterThanOrEqual(CUT_CARD);
      expect(last?.after).toEqual(NEW_SHOE);
      expect(hands.map(({ place }) => place.hand)).toEqual(hands.map((_, at) => at + 1));
    }
  });

  it("reaches its cut card exactly with the last card before it", () => {
    expect(placeAfter({ hand: 40, used: 203 }, 4)).toEqual({ hand: 41, used: 207 });
    expect(placeAfter({ hand: 40, used: 204 }, 4)).toEqual({ hand: 41, used: 208 });
    expect(placeAfter({ hand: 41, used: 208 }, 4)).toEqual(NEW_SHOE);
    expect(liveBaccarat.open?.({ hand: 41, used: 208 }).fresh).toBe(false);
  });
});

describe("a hand", () => {
  const cards = (ranks: string) => ranks.split(" ").map((rank) => `${rank}-spade` as Card);

  it("is dealt Player, Banker, Player, Banker, and then thirds as they are needed", () => {
    const both = coupOfHand(cards("K K 2 3 9 4"));
    expect(both.player).toEqual(cards("K 2 9"));
    expect(both.banker).toEqual(cards("K 3 4"));
    expect(coupOfHand(cards("6 K K 3 9")).banker).toEqual(cards("K 3 9"));
    expect(coupOfHand(cards("9 2 K 4"))).toMatchObject({ player: cards("9 K"), winner: "player" });
  });

  it("is refused if a needed card is missing", () => {
    expect(() => coupOfHand(cards("K K 2 3"))).toThrow(RangeError);
    expect(() => coupOfHand(cards("9 K 2"))).toThrow(RangeError);
  });

  it("is a Super 6 if the Banker wins with six, with two cards or three", () => {
    const superSix = (ranks: string) => resultOf(coupOfHand(cards(ranks))).superSix;
    expect(superSix("7 6 K K")).toBe(false);
    expect(superSix("2 K 3 6 K")).toBe(true);
    expect(superSix("2 K 2 3 A 3")).toBe(true);
    expect(superSix("3 K 3 6")).toBe(false);
    expect(superSix("K 9 2 K")).toBe(false);
  });
});

describe("payouts", () => {
  const none: Result = { winner: "banker", playerPair: false, bankerPair: false, superSix: false };
  const everywhere = { chips: POSITIONS.map((on) => ({ on, amount: 1_000 })) };

  it("are those of the pay table", () => {
    expect(payoutAt({ ...none, winner: "player" }, everywhere)).toBe(2_000);
    expect(payoutAt(none, everywhere)).toBe(2_000);
    expect(payoutAt({ ...none, superSix: true }, everywhere)).toBe(1_500 + 16_000);
    expect(payoutAt({ ...none, winner: "tie" }, everywhere)).toBe(1_000 + 1_000 + 9_000);
    expect(payoutAt({ ...none, playerPair: true, bankerPair: true }, everywhere)).toBe(2_000 + 24_000);
  });

  it("are rounded down once, for all chips of a bet together", () => {
    const bet = { chips: [{ on: "banker", amount: 111 }] };
    expect(payoutAt({ ...none, superSix: true }, bet)).toBe(166);
  });

  it("follow from the chance to win, from that of a tie, and for the Banker from that of a six", () => {
    for (const position of POSITIONS) {
      const won = multiply(RETURNS[position], chanceToWin(position));
      const returned = position === "player" || position === "banker" ? chanceToWin("tie") : ZERO;
      const less = position === "banker" ? multiply(ratio(-1, 2), chanceToWin("super-six")) : ZERO;
      const exact = liveBaccarat.exactReturn({ chips: [{ on: position, amount: 1 }] });
      expect(exact).toEqual(add(add(won, returned), less));
    }
  });

  it("are shown as profits and odds without the stake", () => {
    const six = { ...none, superSix: true };
    expect([profitOf("banker", 1_001, none), profitOf("banker", 1_001, six)]).toEqual([1_001, 500]);
    expect([profitOf("super-six", 1_000, six), profitOf("tie", 1_000, { ...none, winner: "tie" })]).toEqual([
      15_000, 8_000,
    ]);
    expect(POSITIONS.map(oddsOn)).toEqual([1, 1, 8, 11, 11, 15].map((odds) => ratio(odds)));
  });

  it("are never above the largest", () => {
    expect(liveBaccarat.maxPayout(everywhere)).toBe(1_500 + 16_000 + 24_000);
  });

  it("return the mean of a bet's chips, and joint wins count in the square", () => {
    const half = (on: string) => liveBaccarat.exactReturn({ chips: [{ on, amount: 1 }] }) ?? ratio(0);
    const both = liveBaccarat.exactReturn({
      chips: [
        { on: "banker", amount: 300 },
        { on: "super-six", amount: 300 },
      ],
    });
    const [banker, six] = [half("banker"), half("super-six")];
    const mean = ratio(
      banker.numerator * six.denominator + six.numerator * banker.denominator,
      2n * banker.denominator * six.denominator,
    );
    expect(both).toEqual(mean);
  });
});

describe("the bet", () => {
  const accepts = (chips: unknown) => liveBaccarat.bet.safeParse({ chips }).success;

  it("takes chips on each position once", () => {
    expect(accepts(POSITIONS.map((on) => ({ on, amount: 1 })))).toBe(true);
    expect(accepts([])).toBe(false);
    expect(accepts(["tie", "tie"].map((on) => ({ on, amount: 1 })))).toBe(false);
    expect(accepts([{ on: "dragon", amount: 1 }])).toBe(false);
  });

  it("refuses amounts whose largest win would not be exact", () => {
    const most = Math.floor(MAX_MONEY / LARGEST_RETURN);
    expect(accepts([{ on: "super-six", amount: most }])).toBe(true);
    expect(accepts([{ on: "super-six", amount: most + 1 }])).toBe(false);
  });
});
