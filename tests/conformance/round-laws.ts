import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { soloSeeds, valuesOf } from "./arbitraries.ts";
import { isPayout, type Laws } from "./laws.ts";
import { roundOutcome, ticketOf } from "./playing.ts";

/** What every game of shared rounds obeys. */
export const roundLaws: Laws<AnyRoundGame> = {
  "it has a table, and times that a clock can keep": (game) => {
    expect(game.tables.length).toBeGreaterThan(0);
    for (const { bettingMs, resultMs, minPlayers, aloneMs } of game.tables) {
      for (const value of [bettingMs, resultMs, minPlayers, aloneMs]) expect(isPayout(value)).toBe(true);
      expect(bettingMs).toBeGreaterThan(0);
    }
    fc.assert(
      fc.property(soloSeeds, (seeds) => {
        expect(isPayout(game.runMs(roundOutcome(game, [], seeds)))).toBe(true);
      }),
    );
  },

  "a table opens with nothing to carry on, on a fresh link": (game) => {
    const { carry, fresh } = game.open(null);
    expect(fresh).toBe(true);
    expect(JSON.parse(JSON.stringify(carry))).toEqual(carry);
  },

  "wherever a ticket leaves, it wins money and not more than its largest payout": (game) => {
    fc.assert(
      fc.property(valuesOf(game.bet), fc.nat({ max: 300_000 }), soloSeeds, (bet, ms, seeds) => {
        const ticket = ticketOf(bet, game.leaving?.multiplierAt(ms) ?? null);
        const payout = game.settle(ticket, roundOutcome(game, [ticket], seeds));
        expect(isPayout(payout)).toBe(true);
        expect(payout).toBeLessThanOrEqual(game.maxPayout(bet) ?? payout);
      }),
      { numRuns: 500 },
    );
  },

  "the multiplier never falls, and whoever leaves while the round runs gets it, or the preset that came before": (
    game,
  ) => {
    const { leaving } = game;
    if (leaving === undefined) return;
    fc.assert(
      fc.property(valuesOf(game.bet), fc.double({ min: 0, max: 1, noNaN: true }), soloSeeds, (bet, share, seeds) => {
        const outcome = roundOutcome(game, [], seeds);
        const runMs = game.runMs(outcome);
        if (runMs === 0) return;
        const ms = Math.floor(share * (runMs - 1));
        const left = leaving.multiplierAt(ms);
        expect(left).toBeGreaterThanOrEqual(ms === 0 ? left : leaving.multiplierAt(ms - 1));
        const paidAt = Math.min(left, leaving.auto(bet) ?? left);
        const stake = BigInt(game.stake(bet));
        expect(game.settle(ticketOf(bet, left), outcome)).toBe(Number((stake * BigInt(paidAt)) / 100n));
      }),
      { numRuns: 500 },
    );
  },

  "leaving too late is as if one had stayed": (game) => {
    const { leaving } = game;
    if (leaving === undefined) return;
    fc.assert(
      fc.property(valuesOf(game.bet), fc.nat({ max: 1_000 }), soloSeeds, (bet, lateMs, seeds) => {
        const outcome = roundOutcome(game, [], seeds);
        // At the end of the longest flight everybody still in is paid, and nothing is late.
        const late = leaving.multiplierAt(game.runMs(outcome) + lateMs);
        const last = game.runMs(outcome) === 0 ? late : leaving.multiplierAt(game.runMs(outcome) - 1);
        if (late === last || game.runMs(outcome) === 0) return;
        expect(game.settle(ticketOf(bet, late), outcome)).toBe(game.settle(ticketOf(bet), outcome));
      }),
    );
  },
};
