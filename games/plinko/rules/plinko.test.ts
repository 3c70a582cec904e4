import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { RISKS } from "../../shared/rules/risks.ts";
import { plinko } from "./plinko.ts";
import { type Board, bucketOf, bucketsOf, ROWS, type Step } from "./tables.ts";

const amount = 1_000;
const boards: readonly Board[] = RISKS.flatMap((risk) => ROWS.map((rows) => ({ risk, rows })));
const lettersOf = (path: readonly Step[]) => path.map((step) => "LR".charAt(step)).join("");

/** Returns a chance whose ball follows the bits of a number, the first row the lowest bit. */
function falling(bits: number): Chance {
  return { ...soloChance("server", "client", 0), below: (bound, row) => Math.floor(bits / 2 ** row) % bound };
}

describe("the tables", () => {
  it.each(boards)("$risk with $rows rows: its 2^rows paths, one by one, return exactly 99%", (board) => {
    const paths = 2 ** board.rows;
    let sum = 0;
    for (let bits = 0; bits < paths; bits += 1) {
      // Any hundred pays whole hundredths: nothing is rounded.
      sum += plinko.play({ amount: 100, ...board }, falling(bits)).payout;
    }
    expect(ratio(sum, 100 * paths)).toEqual(ratio(99, 100));
    expect(plinko.exactReturn({ amount, ...board })).toEqual(ratio(99, 100));
  });

  it("are symmetric and pay most at the outside", () => {
    for (const board of boards) {
      const buckets = bucketsOf(board);
      expect(buckets).toHaveLength(board.rows + 1);
      expect(buckets.toReversed()).toEqual(buckets);
      const half = buckets.slice(0, Math.ceil(buckets.length / 2));
      expect(half.toSorted((a, b) => b - a)).toEqual(half);
    }
  });

  it("spread further with more risk and with more rows", () => {
    const largest = (board: Board) => plinko.maxPayout({ amount: 100, ...board });
    expect(largest({ risk: "high", rows: 16 })).toBe(100_100);
    expect(largest({ risk: "low", rows: 8 })).toBe(562);
    for (const rows of ROWS) {
      const [low, medium, high] = RISKS.map((risk) => Number(largest({ risk, rows })));
      expect(low).toBeLessThan(medium ?? 0);
      expect(medium).toBeLessThan(high ?? 0);
    }
  });
});

describe("the path", () => {
  // Computed in Python from the published derivation: a float for each row, left below 0.5.
  it.each([
    ["some server seed", "some client seed", 1, "RRLLRRRLRRLLRRLR"],
    ["server seed", "client seed", 0, "LRRRRLLRLRRRRRLL"],
    ["server seed", "client seed", 7, "LLLRRLLRRLLRLRLR"],
  ])("of %s, %s, %i is that of other verifiers", (server, client, nonce, letters) => {
    for (const rows of ROWS) {
      const { outcome } = plinko.play({ amount, risk: "low", rows }, soloChance(server, client, nonce));
      expect(lettersOf(outcome.path)).toBe(letters.slice(0, rows));
    }
  });

  it("goes right as often as the index of its bucket from the left", () => {
    expect(bucketOf([0, 0, 0, 0, 0, 0, 0, 0])).toBe(0);
    expect(bucketOf([1, 0, 1, 0, 0, 0, 0, 1])).toBe(3);
    const all = plinko.play({ amount, risk: "high", rows: 16 }, falling(2 ** 16 - 1));
    expect(all.payout).toBe(1_001_000);
  });
});

describe("a bet", () => {
  it.each([
    ["seven rows", { amount, risk: "low", rows: 7 }],
    ["seventeen rows", { amount, risk: "low", rows: 17 }],
    ["half a row", { amount, risk: "low", rows: 8.5 }],
    ["a risk that no table has", { amount, risk: "classic", rows: 8 }],
    ["nothing staked", { amount: 0, risk: "low", rows: 8 }],
    ["a win that is no amount", { amount: MAX_MONEY, risk: "low", rows: 8 }],
  ])("of %s is refused", (_, wrong) => {
    expect(plinko.bet.safeParse(wrong).success).toBe(false);
  });

  it("is paid from the hundredths of its bucket, rounded down once", () => {
    // Bucket 2 of 8 rows at low risk pays 1.10.
    expect(plinko.play({ amount: 1_009, risk: "low", rows: 8 }, falling(0b11)).payout).toBe(1_109);
  });
});
