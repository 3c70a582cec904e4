import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { alikeOf, CELLS, hasTriple, type ScratchTicket } from "./board.ts";
import { PRIZES, prizeAt, WINNING_WEIGHT } from "./prizes.ts";
import { tickets } from "./tickets.ts";

/** Returns a chance that yields these indices in order. */
function giving(...indices: readonly number[]): Chance {
  const chance = soloChance("unused", "unused", 0);
  return {
    float: (k) => chance.float(k),
    bits52: () => chance.bits52(),
    splice: (items, count) => chance.splice(items, count),
    below(bound, k) {
      const index = indices[k];
      if (index === undefined || index >= bound) throw new Error(`number ${k} among ${bound} is not expected`);
      return index;
    },
  };
}

const LOST = 328_210;

/** Share of the boards without a triple that have exactly two of a given prize (`games/tickets/RULES.md`). */
const PAIR_SHARE = 48_444_480 / 172_504_080;

describe("a ticket", () => {
  it("that wins is painted around the three cells of its prize, which are drawn and spliced", () => {
    // 2x; cells 8, 0 and 4; then indices into 1, 5, 10, 25, 50, 100, 500, 1000.
    const chance = giving(180_000, 8, 0, 3, 0, 1, 2, 7, 7, 0);
    expect(tickets.play({ amount: 1_001, tickets: 1 }, chance)).toEqual({
      outcome: { tickets: [{ pays: 2, cells: [2, 1, 5, 10, 2, 1000, 1000, 1, 2] }] },
      payout: 2_002,
    });
  });

  it("is repainted as a whole while a prize that does not pay is in three cells", () => {
    const nine = [8, 0, 1, 8, 2, 3, 4, 5, 8];
    const chance = giving(LOST, ...nine, 8, 8, 0, 0, 1, 1, 2, 2, 3);
    expect(tickets.play({ amount: 1_000, tickets: 1 }, chance)).toEqual({
      outcome: { tickets: [{ pays: 0, cells: [1000, 1000, 1, 1, 2, 2, 5, 5, 10] }] },
      payout: 0,
    });
    const six = [4, 4, 4, 0, 1, 2];
    const won = tickets.play({ amount: 1_000, tickets: 1 }, giving(0, 0, 0, 0, ...six, 0, 0, 1, 2, 3, 4)).outcome;
    expect(won.tickets).toEqual([{ pays: 1, cells: [1, 1, 1, 2, 2, 5, 10, 25, 50] }]);
  });

  it("pays by the table of RULES.md, the lowest prize first", () => {
    const ends = [180_000, 280_000, 310_000, 322_000, 326_000, 327_600, 328_100, 328_180, 328_210];
    let from = 0;
    ends.forEach((end, place) => {
      expect([prizeAt(from), prizeAt(end - 1)]).toEqual([PRIZES[place], PRIZES[place]]);
      from = end;
    });
    expect([prizeAt(LOST), prizeAt(999_999)]).toEqual([0, 0]);
    expect(WINNING_WEIGHT).toBe(LOST);
  });

  it("matches an independent program that computes it from RULES.md", () => {
    const playOf = (nonce: number) =>
      tickets.play({ amount: 1_000, tickets: 1 }, soloChance("some server seed", "some client seed", nonce));
    expect(playOf(1).outcome.tickets).toEqual([{ pays: 0, cells: [500, 2, 5, 25, 1000, 100, 10, 100, 25] }]);
    expect(playOf(4).outcome.tickets).toEqual([{ pays: 2, cells: [100, 1000, 5, 1000, 2, 2, 25, 25, 2] }]);
    expect(playOf(16)).toEqual({
      outcome: { tickets: [{ pays: 25, cells: [25, 10, 25, 25, 100, 1, 50, 100, 10] }] },
      payout: 25_000,
    });
  });

  it("throws if chance paints triples for ever", () => {
    const chance = { ...giving(), below: (bound: number) => (bound === 1_000_000 ? LOST : 0) };
    expect(() => tickets.play({ amount: 1, tickets: 1 }, chance)).toThrow(RangeError);
  });
});

describe("a stack", () => {
  const stackOf = (nonce: number) =>
    tickets.play({ amount: 1, tickets: 10 }, soloChance("some server seed", "some client seed", nonce));

  it("takes the numbers of the stream one ticket after another, and pays the sum", () => {
    const { outcome, payout } = stackOf(1);
    // Computed independently of this project, as above.
    expect(outcome.tickets.map(({ pays }) => pays)).toEqual([0, 1, 0, 0, 1, 0, 0, 1, 0, 1]);
    expect(outcome.tickets.at(-1)?.cells).toEqual([25, 100, 1, 1000, 1, 10, 10, 25, 1]);
    expect(payout).toBe(4);
    const all = Array.from({ length: 2_000 }, (_, nonce) => stackOf(nonce).payout);
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(19_062);
  });

  it("shows three alike if and only if a ticket pays, and then exactly those", () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      for (const ticket of stackOf(nonce).outcome.tickets) {
        const around = ticket.cells.filter((prize) => prize !== ticket.pays);
        expect(ticket.cells).toHaveLength(CELLS);
        expect(alikeOf(ticket)).toHaveLength(ticket.pays === 0 ? 0 : 3);
        expect(hasTriple(around)).toBe(false);
      }
    }
  });

  it("favours no near-misses: on losing tickets, pairs of all prizes are equally frequent, in all cells", () => {
    const lost: ScratchTicket[] = [];
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      lost.push(...stackOf(nonce).outcome.tickets.filter(({ pays }) => pays === 0));
    }
    for (const prize of PRIZES) {
      const pairs = lost.filter(({ cells }) => cells.filter((other) => other === prize).length === 2).length;
      // Within five deviations.
      expect(Math.abs(pairs / lost.length - PAIR_SHARE)).toBeLessThan(5 * Math.sqrt(0.25 / lost.length));
      for (let cell = 0; cell < CELLS; cell += 1) {
        const share = lost.filter(({ cells }) => cells[cell] === prize).length / lost.length;
        expect(Math.abs(share - 1 / 9)).toBeLessThan(5 * Math.sqrt(0.1 / lost.length));
      }
    }
  });
});

describe("a bet", () => {
  it("takes one to ten tickets whose win is a valid amount, and nothing else", () => {
    const accepts = (bet: unknown) => tickets.bet.safeParse(bet).success;
    const most = Math.floor(MAX_MONEY / 10_000);
    expect(accepts({ amount: most, tickets: 10 })).toBe(true);
    for (const amount of [0, 1.5, -1, most + 1]) expect(accepts({ amount, tickets: 1 })).toBe(false);
    for (const count of [0, 1.5, 11, undefined]) expect(accepts({ amount: 1, tickets: count })).toBe(false);
    expect(accepts({ amount: 1, tickets: 1, design: "sea" })).toBe(false);
  });

  it("returns exactly 95%, and a stack deviates less than a ticket", () => {
    const bet = { amount: 1, tickets: 1 };
    expect(tickets.exactReturn(bet)).toEqual(ratio(95, 100));
    expect(tickets.exactReturn({ ...bet, tickets: 10 })).toEqual(ratio(95, 100));
    // Σ weight · prize² / 10^6.
    expect(tickets.exactSquare(bet)).toEqual(ratio(64_030_000, 1_000_000));
    expect(tickets.exactSquare({ ...bet, tickets: 10 })).toEqual(ratio(64_030_000 + 9 * 902_500, 10_000_000));
  });
});
