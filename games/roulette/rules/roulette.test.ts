import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { MAX_CHIPS } from "./limits.ts";
import { POCKETS, POSITIONS, positionOf, RED } from "./positions.ts";
import { payoutAt, roulette } from "./roulette.ts";

describe("the layout", () => {
  it("has every position of a European table, once", () => {
    const counts = new Map<string, number>();
    for (const { kind } of POSITIONS) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      "six-line": 11,
      dozen: 3,
      column: 3,
      colour: 2,
      parity: 2,
      half: 2,
    });
    expect(new Set(POSITIONS.map(({ id }) => id)).size).toBe(POSITIONS.length);
    expect(new Set(POSITIONS.map(({ pockets }) => pockets.join())).size).toBe(POSITIONS.length);
  });

  // games/roulette/RULES.md
  it.each([
    ["straight-0", [0], 35],
    ["split-0-2", [0, 2], 17],
    ["split-17-20", [17, 20], 17],
    ["split-35-36", [35, 36], 17],
    ["street-0-1-2", [0, 1, 2], 11],
    ["street-0-2-3", [0, 2, 3], 11],
    ["street-34-35-36", [34, 35, 36], 11],
    ["corner-0-1-2-3", [0, 1, 2, 3], 8],
    ["corner-32-33-35-36", [32, 33, 35, 36], 8],
    ["six-line-31-32-33-34-35-36", [31, 32, 33, 34, 35, 36], 5],
    ["dozen-1", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2],
    ["dozen-2", [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], 2],
    ["dozen-3", [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36], 2],
    ["column-1", [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34], 2],
    ["column-2", [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35], 2],
    ["column-3", [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 2],
    ["red", RED, 1],
    ["black", [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35], 1],
    ["odd", [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35], 1],
    ["even", [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36], 1],
    ["low", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 1],
    ["high", [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36], 1],
  ])("%s wins on its pockets at its odds", (id, pockets, pays) => {
    expect(positionOf(id)).toMatchObject({ pockets, pays });
  });

  it("has no split across the edge of the table, and no zero in outside bets", () => {
    expect(positionOf("split-3-4")).toBeUndefined();
    expect(positionOf("corner-3-4-6-7")).toBeUndefined();
    for (const { pockets } of POSITIONS.filter(({ pays }) => pays <= 2)) expect(pockets).not.toContain(0);
  });
});

describe("returns", () => {
  it.each(POSITIONS)("$id returns exactly 36/37, by enumeration", ({ id }) => {
    const chips = [{ on: id, amount: 1_000 }];
    let sum = 0;
    for (let pocket = 0; pocket < POCKETS; pocket++) sum += payoutAt(pocket, chips);
    expect(ratio(sum, POCKETS * 1_000)).toEqual(ratio(36, 37));
    expect(roulette.exactReturn({ chips })).toEqual(ratio(36, 37));
    expect(roulette.exactSquare({ chips })).toEqual(
      ratio(36 * 36, 37 * (POSITIONS.find((position) => position.id === id)?.pockets.length ?? 0)),
    );
  });

  it("adds up over many chips: a hit straight with its red and dozen", () => {
    const chips = [
      { on: "straight-1", amount: 100 },
      { on: "red", amount: 1_000 },
      { on: "dozen-1", amount: 500 },
      { on: "black", amount: 300 },
    ];
    expect(payoutAt(1, chips)).toBe(3_600 + 2_000 + 1_500);
    expect(payoutAt(2, chips)).toBe(1_500 + 600);
    expect(payoutAt(0, chips)).toBe(0);
    expect(roulette.stake({ chips })).toBe(1_900);
    expect(roulette.maxPayout({ chips })).toBe(7_100);
    expect(roulette.exactReturn({ chips })).toEqual(ratio(36, 37));
  });
});

describe("the largest win", () => {
  it("is the best of the 37 pockets", () => {
    const everywhere = POSITIONS.map(({ id }, i) => ({ on: id, amount: 1 + ((i * 7919) % 1_000) }));
    for (let from = 0; from < everywhere.length; from += 10) {
      const chips = everywhere.slice(from, from + 30);
      const best = Math.max(...Array.from({ length: POCKETS }, (_, pocket) => payoutAt(pocket, chips)));
      expect(roulette.maxPayout({ chips })).toBe(best);
    }
  });
});

describe("the bet", () => {
  const accepts = (chips: unknown) => roulette.bet.safeParse({ chips }).success;

  it("takes up to sixty chips on different positions", () => {
    const chips = POSITIONS.map(({ id }) => ({ on: id, amount: 1 }));
    expect(accepts(chips.slice(0, MAX_CHIPS))).toBe(true);
    expect(accepts(chips.slice(0, MAX_CHIPS + 1))).toBe(false);
    expect(accepts([])).toBe(false);
  });

  it("refuses a duplicate position, an unknown one, and unknown fields", () => {
    expect(
      accepts([
        { on: "red", amount: 1 },
        { on: "red", amount: 1 },
      ]),
    ).toBe(false);
    expect(accepts([{ on: "split-3-4", amount: 1 }])).toBe(false);
    expect(accepts([{ on: "red", amount: 1, pays: 100 }])).toBe(false);
  });

  it("refuses amounts whose largest win would not be exact, alone or together", () => {
    const most = Math.floor(MAX_MONEY / 36);
    expect(accepts([{ on: "straight-1", amount: most }])).toBe(true);
    expect(accepts([{ on: "straight-1", amount: most + 1 }])).toBe(false);
    expect(
      accepts([
        { on: "red", amount: most },
        { on: "black", amount: 1 },
      ]),
    ).toBe(false);
    expect(accepts(POSITIONS.slice(0, 60).map(({ id }) => ({ on: id, amount: most })))).toBe(false);
  });
});
