import { soloChance, streamBytes } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { flowerPoker } from "./flower-poker.ts";
import { FLOWERS, type Flower, flowerAt } from "./flowers.ts";
import { verdictOf } from "./hands.ts";

/** Returns a chance that grows these flowers in order. */
function growing(...flowers: readonly Flower[]): Chance {
  const indexOf = (flower: Flower) => Array.from({ length: 1_001 }, (_, i) => i).find((i) => flowerAt(i) === flower);
  const chance = soloChance("unused", "unused", 0);
  return {
    float: (k) => chance.float(k),
    bits52: () => chance.bits52(),
    splice: (items, count) => chance.splice(items, count),
    below(bound, k) {
      const flower = flowers[k];
      expect(bound).toBe(1_001);
      if (flower === undefined) throw new Error(`flower ${k} is not asked for`);
      return indexOf(flower) ?? 0;
    },
  };
}

const bust = ["red", "orange", "yellow", "blue", "mixed"] as const;
const pair = ["red", "red", "yellow", "blue", "mixed"] as const;
const three = ["blue", "yellow", "blue", "mixed", "blue"] as const;
const withBlack = ["red", "red", "red", "red", "black"] as const;
const withWhite = ["white", "orange", "yellow", "blue", "mixed"] as const;

describe("a bet", () => {
  it("grows the player's five flowers first, then the host's, and pays 1.95 for the better hand, rounded down", () => {
    expect(flowerPoker.play({ amount: 1_001 }, growing(...three, ...pair))).toEqual({
      outcome: { plantings: [{ player: three, host: pair }] },
      payout: 1_951,
    });
    expect(flowerPoker.play({ amount: 1_001 }, growing(...pair, ...three))).toEqual({
      outcome: { plantings: [{ player: pair, host: three }] },
      payout: 0,
    });
  });

  it("is planted again with the next ten flowers after a tie, and after a black or white flower on either side", () => {
    const plantings = [
      { player: pair, host: pair },
      { player: withBlack, host: bust },
      { player: bust, host: withWhite },
      { player: bust, host: bust },
      { player: pair, host: bust },
    ];
    const chance = growing(...plantings.flatMap(({ player, host }) => [...player, ...host]));
    expect(flowerPoker.play({ amount: 1_000 }, chance)).toEqual({ outcome: { plantings }, payout: 1_950 });
  });

  it("takes flower j from the four bytes at 4j, by the table of RULES.md, red first and white last", () => {
    const table = [150, 300, 450, 600, 750, 898, 998, 1_000, 1_001];
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const { plantings } = flowerPoker.play({ amount: 1 }, soloChance("server", "client", nonce)).outcome;
      const bytes = streamBytes("server", "client", nonce, plantings.length * 40);
      const view = new DataView(bytes.buffer);
      const expected = Array.from({ length: plantings.length * 10 }, (_, j) => {
        const index = Math.floor((view.getUint32(j * 4) / 2 ** 32) * 1_001);
        return FLOWERS[table.findIndex((end) => index < end)];
      });
      expect(plantings.flatMap(({ player, host }) => [...player, ...host])).toEqual(expected);
      expect(plantings.slice(0, -1).every((planting) => ["tie", "rare"].includes(verdictOf(planting)))).toBe(true);
    }
  });

  it("throws if chance never decides", () => {
    const chance = { ...growing(), below: () => 0 };
    expect(() => flowerPoker.play({ amount: 1 }, chance)).toThrow(RangeError);
  });

  it("takes amounts whose win is a valid amount, and nothing else", () => {
    const accepts = (bet: unknown) => flowerPoker.bet.safeParse(bet).success;
    expect(accepts({ amount: Math.floor(MAX_MONEY / 2) })).toBe(true);
    for (const amount of [0, 1.5, -1, Math.floor(MAX_MONEY / 2) + 1]) expect(accepts({ amount })).toBe(false);
    expect(accepts({ amount: 1, flowers: 5 })).toBe(false);
  });

  it("returns exactly 97.5%", () => {
    expect(flowerPoker.exactReturn({ amount: 1 })).toEqual(ratio(975, 1_000));
    expect(flowerPoker.exactSquare({ amount: 1 })).toEqual(ratio(195 * 195, 2 * 100 * 100));
  });
});
