import { createHmac } from "node:crypto";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, test } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { type JackpotBet, jackpot } from "./jackpot.ts";
import { MAX_STAKE, prizeOf, sharesOf, winningTicket } from "./pot.ts";

const bookOf = (...amounts: readonly number[]) => amounts.map((amount, i) => ({ id: `bet ${i}`, bet: { amount } }));

/** Makes a chance with these first 52 bits. */
const chanceOf = (bits: bigint): Chance => ({ ...soloChance("s", "c", 0), bits52: () => bits });

const drawn = (bits: bigint, ...amounts: readonly number[]) =>
  jackpot.outcome(chanceOf(bits), null, bookOf(...amounts)).outcome;

const LAST_BITS = 2n ** 52n - 1n;
const stakes = fc.array(fc.integer({ min: 1, max: MAX_STAKE }), { minLength: 1, maxLength: 60 });
const bits = fc.bigInt({ min: 0n, max: LAST_BITS });

describe("tickets", () => {
  test("are one for each unit of a stake, without gap or overlap, in the order of the book", () => {
    fc.assert(
      fc.property(stakes, (amounts) => {
        const shares = sharesOf(amounts.map((amount, i) => ({ id: String(i), amount })));
        let next = 0;
        for (const [i, { first, last, amount }] of shares.entries()) {
          expect([first, last - first + 1]).toEqual([next, amount]);
          expect(amount).toBe(amounts[i]);
          next = last + 1;
        }
      }),
    );
  });
});

describe("the winning ticket", () => {
  test("is ⌊bits · total / 2^52⌋, even where a double would be too coarse", () => {
    expect(winningTicket(0n, 3)).toBe(0);
    expect(winningTicket(LAST_BITS, 3)).toBe(2);
    expect(winningTicket(2n ** 51n, 3)).toBe(1);
    // In doubles the product would be rounded up, across the edge of the next ticket.
    const [edge, some] = [4_503_586_116_612_146n, 1_000_003];
    expect(Math.floor((Number(edge) * some) / 2 ** 52)).toBe(1_000_000);
    expect(winningTicket(edge, some)).toBe(999_999);
    const total = MAX_STAKE * 1_000_000;
    expect(winningTicket(LAST_BITS, total)).toBe(Number((LAST_BITS * BigInt(total)) / 2n ** 52n));
    expect(winningTicket(LAST_BITS, total)).toBeLessThan(total);
  });

  test("is in the range of the winning bet, and in no other", () => {
    fc.assert(
      fc.property(stakes, bits, (amounts, drawnBits) => {
        const { ticket, winner, first, last, total } = drawn(drawnBits, ...amounts);
        expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(first <= ticket && ticket <= last && last < total).toBe(true);
        expect(winner).toBe(`bet ${amounts.findIndex((_, i) => ticket < sumTo(amounts, i))}`);
      }),
    );
  });

  test("belongs to the right bet on either side of an edge between two", () => {
    const half = 2n ** 51n;
    expect(drawn(half - 1n, 500, 500)).toMatchObject({ winner: "bet 0", ticket: 499 });
    expect(drawn(half, 500, 500)).toMatchObject({ winner: "bet 1", ticket: 500, first: 500, last: 999 });
  });

  test("is uniform: a share of the pot wins that share of rounds", () => {
    const [rounds, share] = [20_000, 0.3];
    let wins = 0;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { winner } = jackpot.outcome(soloChance("pots", "share", nonce), null, bookOf(300, 250, 450)).outcome;
      if (winner === "bet 0") wins += 1;
    }
    const deviation = Math.sqrt((share * (1 - share)) / rounds);
    expect(Math.abs(wins / rounds - share)).toBeLessThan(4 * deviation);
  });

  test("is derived from the HMAC of salt, index and everybody's seeds under the link", () => {
    const source = { link: "5e".repeat(32), salt: "some salt", index: 17, seeds: ["ada", "bo", "cy"] };
    const message = `some salt:17:${sha256Hex("ada\nbo\ncy")}:0`;
    const digits = createHmac("sha256", source.link).update(message).digest("hex").slice(0, 13);
    const { outcome } = jackpot.outcome(roundChance("all-bettors", source), null, bookOf(7, 11, 13));
    expect(outcome.ticket).toBe(Number((BigInt(`0x${digits}`) * 31n) / 2n ** 52n));
  });
});

describe("the pot", () => {
  test("equals prize plus fee, to the unit, and the prize is 95% rounded down", () => {
    fc.assert(
      fc.property(stakes, bits, (amounts, drawnBits) => {
        const outcome = drawn(drawnBits, ...amounts);
        const paid = bookOf(...amounts).map((entry) => jackpot.settle({ ...entry, leftAt: null }, outcome));
        const sum = paid.reduce((all, payout) => all + payout, 0);
        expect(paid.filter((payout) => payout > 0).length).toBeLessThanOrEqual(1);
        expect(sum).toBe(Number((BigInt(outcome.total) * 95n) / 100n));
        const fee = outcome.total - sum;
        expect(fee).toBe(Math.ceil(outcome.total / 20));
      }),
    );
    expect([1, 19, 20, 21, 1_000, 1_999].map(prizeOf)).toEqual([0, 18, 19, 19, 950, 1_899]);
  });

  test("returns 95% of every stake, summed over all possible winning tickets", () => {
    const amounts = [40, 100, 60];
    const total = 200;
    const paid = amounts.map(() => 0);
    for (let ticket = 0; ticket < total; ticket++) {
      const lowest = (BigInt(ticket) * 2n ** 52n + BigInt(total - 1)) / BigInt(total);
      const outcome = drawn(lowest, ...amounts);
      expect(outcome.ticket).toBe(ticket);
      for (const [i, entry] of bookOf(...amounts).entries()) {
        paid[i] = (paid[i] ?? 0) + jackpot.settle({ ...entry, leftAt: null }, outcome);
      }
    }
    expect(paid.map((sum, i) => ratio(sum, (amounts[i] ?? 0) * total))).toEqual(amounts.map(() => ratio(95, 100)));
  });

  test("has no winner if nobody bets", () => {
    expect(drawn(LAST_BITS)).toEqual({ total: 0, ticket: 0, winner: null, first: 0, last: 0 });
  });

  test("is still an exact amount with a million of the largest bets", () => {
    expect(MAX_STAKE * 1_000_000).toBeLessThanOrEqual(MAX_MONEY);
    const accepts = (bet: unknown) => jackpot.bet.safeParse(bet).success;
    expect([accepts({ amount: MAX_STAKE }), accepts({ amount: MAX_STAKE + 1 })]).toEqual([true, false]);
    for (const bad of [0, -1, 1.5, "5", null]) expect(accepts({ amount: bad })).toBe(false);
    expect(accepts({ amount: 5, first: 0 } satisfies JackpotBet & { first: number })).toBe(false);
  });
});

test("waits for two players, and proves its outcome by book and seeds", () => {
  expect(jackpot.tables).toMatchObject([{ bettingMs: 30_000, minPlayers: 2, aloneMs: 300_000 }]);
  expect(jackpot.seeding).toBe("all-bettors");
  expect(jackpot.maxPayout({ amount: 1 })).toBeNull();
  expect(jackpot.winner?.(drawn(0n, 1, 1))).toBe("bet 0");
});

function sumTo(amounts: readonly number[], last: number): number {
  return amounts.slice(0, last + 1).reduce((sum, amount) => sum + amount, 0);
}
