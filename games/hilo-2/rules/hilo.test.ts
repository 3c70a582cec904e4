import { createHmac } from "node:crypto";
import { roundChance } from "@fairhouse/fairness/round.ts";
import type { Ticket } from "@fairhouse/kernel/game.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { baseAfter, fitBet, type LiveHiloBet } from "./base.ts";
import { CARDS, faceOf, heightOf, type LiveCard, RANKS, type Rank } from "./deck.ts";
import { liveHilo } from "./hilo.ts";
import { profitOf } from "./payouts.ts";
import { isPosition, POSITIONS, type Position, returnsOf, winningCards, wins } from "./positions.ts";

const RETURN = ratio(24, 25);

function ticket(bet: LiveHiloBet): Ticket<LiveHiloBet> {
  return { id: "t", bet, leftAt: null };
}

const on = (position: Position, base: Rank, amount = 1_000): LiveHiloBet => ({
  base,
  chips: [{ on: position, amount }],
});

const anyBet = fc
  .record({
    base: fc.constantFrom(...RANKS),
    positions: fc.uniqueArray(fc.constantFrom(...POSITIONS), { minLength: 1 }),
    amounts: fc.array(fc.integer({ min: 1, max: 10 ** 9 }), {
      minLength: POSITIONS.length,
      maxLength: POSITIONS.length,
    }),
  })
  .map(({ base, positions, amounts }) => ({
    base,
    chips: positions
      .filter((position) => returnsOf(position, base) !== null)
      .map((position, i) => ({ on: position, amount: amounts[i] ?? 1 })),
  }))
  .filter(({ chips }) => chips.length > 0);

describe("the deck", () => {
  it("has 2 to 9 and J to A, each once red and once black, and a Joker", () => {
    expect(CARDS).toHaveLength(25);
    expect(new Set(CARDS).size).toBe(25);
    expect([CARDS[0], CARDS[1], CARDS[2], CARDS[16], CARDS[23], CARDS[24]]).toEqual([
      "2-red",
      "2-black",
      "3-red",
      "J-red",
      "A-black",
      "joker",
    ]);
    expect(CARDS.filter((card) => faceOf(card)?.colour === "red")).toHaveLength(12);
  });

  it("draws the card given by the first four bytes of the stream", () => {
    const source = { link: "5e".repeat(32), salt: "some salt", index: 17, seeds: [] };
    for (let index = 1; index <= 200; index++) {
      const block = createHmac("sha256", source.link).update(`${source.salt}:${index}:0`).digest();
      const card = CARDS[Math.floor((block.readUInt32BE(0) / 2 ** 32) * 25)];
      const { outcome } = liveHilo.outcome(roundChance("stream", { ...source, index }), { base: "7" }, []);
      expect(outcome).toEqual({ card });
    }
  });
});

describe("positions", () => {
  // games/hilo-2/RULES.md
  it.each([
    ["red", 12, ratio(2)],
    ["black", 12, ratio(2)],
    ["2-9", 16, ratio(3, 2)],
    ["j-a", 8, ratio(3)],
    ["j-q", 4, ratio(6)],
    ["k-a", 4, ratio(6)],
    ["ace", 2, ratio(12)],
    ["joker", 1, ratio(24)],
  ] as const)("%s wins on %i cards and pays the same on every base", (position, cards, returns) => {
    for (const base of RANKS) {
      expect(winningCards(position, base)).toBe(cards);
      expect(returnsOf(position, base)).toEqual(returns);
    }
  });

  it.each([
    ["2-red", ["lo", "red", "2-9"]],
    ["6-black", ["lo", "black", "2-9"]],
    ["7-red", ["red", "2-9"]],
    ["9-black", ["hi", "black", "2-9"]],
    ["J-red", ["hi", "red", "j-a", "j-q"]],
    ["Q-black", ["hi", "black", "j-a", "j-q"]],
    ["K-red", ["hi", "red", "j-a", "k-a"]],
    ["A-black", ["hi", "black", "j-a", "k-a", "ace"]],
    ["joker", ["joker"]],
  ] as const)("%s on a seven wins for %j", (card, winners) => {
    expect(POSITIONS.filter((position) => wins(position, card, "7"))).toEqual(winners);
  });

  it.each(RANKS)("Hi and Lo on %s pay 24 by the cards above and below", (base) => {
    const i = heightOf(base);
    expect([winningCards("hi", base), winningCards("lo", base)]).toEqual([2 * (11 - i), 2 * i]);
    expect(returnsOf("hi", base)).toEqual(i === 11 ? null : ratio(24, 2 * (11 - i)));
    expect(returnsOf("lo", base)).toEqual(i === 0 ? null : ratio(24, 2 * i));
  });

  it("lose Hi and Lo to the same rank and the Joker, and everything but the Joker's chip to the Joker", () => {
    for (const base of RANKS) {
      for (const card of [`${base}-red`, `${base}-black`, "joker"] as const) {
        expect([wins("hi", card, base), wins("lo", card, base)]).toEqual([false, false]);
      }
    }
    expect(POSITIONS.filter((position) => wins(position, "joker", "7"))).toEqual(["joker"]);
  });
});

describe("the return", () => {
  it("is 24/25 of every single chip on every base, counted over the cards", () => {
    for (const base of RANKS) {
      for (const position of POSITIONS.filter((one) => returnsOf(one, base) !== null)) {
        const amount = 24 * 2 * 3 * 5 * 7 * 11;
        const paid = CARDS.reduce(
          (sum, card) => sum + liveHilo.settle(ticket(on(position, base, amount)), { card }),
          0,
        );
        expect(ratio(paid, amount * CARDS.length), `${position} on ${base}`).toEqual(RETURN);
      }
    }
  });

  it("is 24/25 of every bet, for any layout", () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        expect(liveHilo.bestReturn(bet)).toEqual(RETURN);
      }),
    );
  });
});

describe("settling", () => {
  it("adds the returns of the chips and rounds down once", () => {
    const bet = {
      base: "2",
      chips: [
        { on: "hi", amount: 10 },
        { on: "red", amount: 7 },
        { on: "joker", amount: 1 },
      ],
    } as const;
    const paid = (card: LiveCard) => liveHilo.settle(ticket(bet), { card });
    expect(paid("9-red")).toBe(24);
    expect(paid("9-black")).toBe(10);
    expect(paid("2-red")).toBe(14);
    expect(paid("2-black")).toBe(0);
    expect(paid("joker")).toBe(24);
    expect(liveHilo.maxPayout(bet)).toBe(24);
  });

  it("shows the profit of a chip, which is none where its position does not exist", () => {
    expect([profitOf("joker", 1_000, "7"), profitOf("2-9", 1_001, "7")]).toEqual([23_000, 500]);
    expect([profitOf("hi", 1_000, "K"), profitOf("hi", 1_000, "A")]).toEqual([11_000, 0]);
  });
});

describe("the base", () => {
  it("is 7 at first, then the last card with a rank", () => {
    expect(liveHilo.open?.(null)).toEqual({ carry: { base: "7" }, fresh: true });
    expect(liveHilo.open?.({ base: "K" })).toEqual({ carry: { base: "K" }, fresh: true });
    expect(baseAfter("K", "3-black")).toBe("3");
    expect(baseAfter("K", "joker")).toBe("K");
  });

  it("must be named by a bet", () => {
    expect(liveHilo.refuse?.(on("red", "9"), { base: "9" })).toBeNull();
    expect(liveHilo.refuse?.(on("red", "9"), { base: "8" })).toBe("other_base");
  });

  it("is updated in a queued bet, unless its Hi or Lo does not exist there", () => {
    expect(fitBet(on("hi", "9"), { base: "2" })).toEqual(on("hi", "2"));
    expect(fitBet(on("hi", "9"), { base: "A" })).toBeNull();
    expect(fitBet(on("lo", "9"), { base: "2" })).toBeNull();
    expect(fitBet(on("ace", "9"), { base: "A" })).toEqual(on("ace", "A"));
    const both = { base: "9", chips: [...on("ace", "9").chips, ...on("hi", "9").chips] } as const;
    expect(fitBet(both, { base: "A" })).toBeNull();
  });
});

describe("the bet", () => {
  const accepts = (bet: unknown) => liveHilo.bet.safeParse(bet).success;

  it("has at most one chip on each position, and only on positions of its base", () => {
    for (const position of POSITIONS) expect(accepts(on(position, "7"))).toBe(true);
    expect(accepts(on("hi", "A"))).toBe(false);
    expect(accepts(on("lo", "2"))).toBe(false);
    expect(accepts({ base: "A", chips: [...on("red", "A").chips, ...on("hi", "A").chips] })).toBe(false);
    expect(accepts({ base: "10", chips: [{ on: "red", amount: 1 }] })).toBe(false);
    expect(accepts({ chips: [{ on: "red", amount: 1 }] })).toBe(false);
    expect(accepts({ base: "7", chips: [] })).toBe(false);
    expect(accepts({ base: "7", chips: [{ on: "green", amount: 1 }] })).toBe(false);
    const twice = { on: "red", amount: 1 };
    expect(accepts({ base: "7", chips: [twice, twice] })).toBe(false);
    expect(isPosition("hi-lo")).toBe(false);
  });

  it("has a largest win that is a valid amount", () => {
    const most = Math.floor(MAX_MONEY / 24);
    expect(accepts(on("joker", "7", most))).toBe(true);
    expect(accepts(on("joker", "7", most + 1))).toBe(false);
  });

  it("shows everybody its largest position and the stakes on each", () => {
    const bet = {
      base: "7",
      chips: [
        { on: "lo", amount: 5 },
        { on: "ace", amount: 9 },
      ],
    } as const;
    expect(liveHilo.face?.(bet)).toBe("ace+1");
    expect(liveHilo.face?.(on("lo", "7"))).toBe("lo");
    expect(liveHilo.positions?.(bet)).toEqual({ lo: 5, ace: 9 });
  });
});
