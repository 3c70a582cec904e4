import { betTypesOf } from "@fairhouse/games/bet-types.ts";
import { catalog } from "@fairhouse/games/catalog.ts";
import { figuresOf } from "@fairhouse/games/shared/rules/bet-types.ts";
import { describe, expect, it } from "vitest";
import { gameNamed } from "../game-arguments.ts";
import { betOf, chooseType, roundStake } from "./bets.ts";
import { temperamentOf } from "./temperament.ts";

const LIMITS = { minBet: 1_000, maxBet: 100_000 };

describe("stakes of simulated players", () => {
  it.each([
    [1, 1_000],
    [1_999, 1_000],
    [2_000, 2_000],
    [4_999, 2_000],
    [73_000, 50_000],
    [9_000_000, 100_000],
  ])("of a wish of %i are %i", (wish, stake) => {
    expect(roundStake(wish, LIMITS)).toBe(stake);
  });
});

describe("temperaments", () => {
  it("are all among the first eleven players, and in their shares among forty", () => {
    const names = (count: number) => Array.from({ length: count }, (_, number) => temperamentOf(number).name);
    expect(new Set(names(11)).size).toBe(6);
    expect(names(40).filter((name) => name === "grand")).toHaveLength(2);
    expect(temperamentOf(40)).toBe(temperamentOf(0));
  });
});

describe.each(await Promise.all(catalog.map(async (entry) => ({ id: entry.id, types: await betTypesOf(entry) }))))(
  "bets of simulated players at $id",
  async ({ id, types }) => {
    const game = await gameNamed(id);

    it("are bets of the game, of the chosen stake, for every kind, whim and stake", () => {
      for (const type of [...types, undefined]) {
        for (const random of [0, 0.5, 0.999]) {
          for (const stake of [LIMITS.minBet, LIMITS.maxBet])
            expect(game.stake(betOf(game, type, stake, random))).toBe(stake);
        }
      }
    });

    it("are calmer for a more careful player", () => {
      const volatility = (daring: number) => {
        const type = chooseType(types, daring, 0.5);
        return type === undefined ? 0 : figuresOf(type.prizes).volatility;
      };
      const all = [0, 0.5, 1].map(volatility);
      expect(all).toEqual(all.toSorted((one, other) => one - other));
      if (types.length > 4) expect(all[2]).toBeGreaterThan(all[0] ?? 0);
    });
  },
);
