import { sameJson } from "@fairhouse/fairness/same-json.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Schema } from "@fairhouse/kernel/game.ts";
import { isMoney } from "@fairhouse/kernel/money.ts";
import { expect } from "vitest";
import { fc } from "../fast-check.ts";
import { soloSeeds, valuesOf } from "./arbitraries.ts";
import { NEVER_ACCEPTED, SOMETIMES_ACCEPTED, withExtraFields, withLeaves, withMissingFields } from "./hostile.ts";
import { frozen, played } from "./playing.ts";

/** Laws by the sentence that each enforces; a law throws if a game breaks it. */
export type Laws<Game> = Readonly<Record<string, (game: Game) => void>>;

/** Laws of every game of any kind. */
export const commonLaws: Laws<AnyGame> = {
  "the sample bet is a bet of its stake": (game) => {
    for (const stake of [1, 1_000, 100_000, 10 ** 9]) {
      const bet = game.bet.safeParse(game.sampleBet(stake));
      expect(bet).toMatchObject({ success: true });
      if (bet.success) expect(game.stake(bet.data)).toBe(stake);
    }
  },

  "a bet costs money, can win money, and is the same after a journey through JSON": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), (bet) => {
        expect(isStake(game.stake(bet))).toBe(true);
        expect(isPayout(game.maxPayout(bet) ?? 0)).toBe(true);
        expect(game.bet.safeParse(JSON.parse(JSON.stringify(bet)))).toEqual({ success: true, data: bet });
      }),
    );
  },

  "the same seeds give the same, and what is seen is plain JSON": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), soloSeeds, (bet, seeds) => {
        const first = played(game, frozen(bet), seeds);
        expect(sameJson(played(game, bet, seeds), first)).toBe(true);
        expect(sameJson(JSON.parse(JSON.stringify(first)), first)).toBe(true);
      }),
    );
  },

  "no payout passes the largest one": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), soloSeeds, (bet, seeds) => {
        const { payout } = played(game, bet, seeds);
        expect(isPayout(payout)).toBe(true);
        expect(payout).toBeLessThanOrEqual(game.maxPayout(bet) ?? payout);
      }),
      { numRuns: 1_000 },
    );
  },

  "the bet schema refuses hostile input": (game) => {
    refusesHostileInput(game.bet, (bet) => isStake(game.stake(bet)));
  },
};

/** Checks that accepted values, if they are legal in some places, come through unchanged and are still sound. */
export function refusesHostileInput<Value>(schema: Schema<Value>, isSound: (value: Value) => boolean): void {
  for (const value of fc.sample(valuesOf(schema), { seed: 1, numRuns: 20 })) {
    const never = [...withLeaves(value, NEVER_ACCEPTED), ...withExtraFields(value), ...withMissingFields(value)];
    for (const hostile of [...never, ...NEVER_ACCEPTED]) {
      expect(schema.safeParse(hostile).success, `accepted ${shown(hostile)}`).toBe(false);
    }
    for (const hostile of [...withLeaves(value, SOMETIMES_ACCEPTED), ...SOMETIMES_ACCEPTED]) {
      const result = schema.safeParse(hostile);
      if (!result.success) continue;
      expect(result.data, `accepted ${shown(hostile)} as something else`).toEqual(hostile);
      expect(isSound(result.data), `accepted ${shown(hostile)}`).toBe(true);
    }
  }
}

export function isPayout(value: number): boolean {
  return isMoney(value) && value >= 0;
}

function isStake(value: number): boolean {
  return isMoney(value) && value >= 1;
}

export function shown(value: unknown): string {
  return (
    JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part))?.slice(0, 200) ?? "undefined"
  );
}
