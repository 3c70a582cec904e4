import { betTypesOf } from "@fairhouse/games/bet-types.ts";
import { catalog } from "@fairhouse/games/catalog.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import { figuresOf, meanOf } from "@fairhouse/games/shared/rules/bet-types.ts";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { add, compare, multiply, ONE, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { completeBet } from "../../tools/game-arguments.ts";

const LARGE_STAKE = 10 ** 6;

/**
 * True if the card states the square of this bet. A hand's card states the square of its sample player, which is the
 * general one if everybody plays best. A share of a pot has none: it depends on the stakes of others.
 */
function statesItsSquare(game: AnyGame, bet: AnyBet): boolean {
  return game.kind !== "hand" && game.maxPayout(bet) !== null;
}

// Figures that players see of a bet must be those of its rules.
describe.each(await Promise.all(catalog.map(async (entry) => ({ entry, types: await betTypesOf(entry) }))))(
  "figures of $entry.id",
  async ({ entry, types }) => {
    const game = newestOf(await rulesOf(entry));

    const whole = types.filter(({ isSideBet }) => isSideBet !== true);
    const beside = types.filter(({ isSideBet }) => isSideBet === true);

    it.each(whole)("$name: the card's return, square and largest payout", ({ bet: fields, prizes }) => {
      const bet = completeBet(game, fields, LARGE_STAKE);
      const chances = prizes.reduce((sum, { chance }) => add(sum, chance), ZERO);
      expect(compare(chances, ONE)).toBeLessThanOrEqual(0);
      expect(prizes.every(({ chance }) => compare(chance, ZERO) > 0)).toBe(true);
      expect(meanOf(prizes, ({ returns }) => returns)).toEqual(game.bestReturn(bet));
      if (statesItsSquare(game, bet)) {
        expect(meanOf(prizes, ({ returns }) => multiply(returns, returns))).toEqual(game.exactSquare(bet));
      }
      const most = ratio((game.maxPayout(bet) ?? Number.MAX_SAFE_INTEGER) + 1, game.stake(bet));
      for (const { returns } of prizes) expect(compare(returns, most)).toBeLessThan(0);
    });

    it.each(beside)("$name: the return and largest payout of what it adds", ({ bet: fields, prizes }) => {
      const alone = completeBet(game, {}, LARGE_STAKE);
      const both = completeBet(game, fields, LARGE_STAKE);
      const added = ratio(game.stake(both) - game.stake(alone));
      const minus = (a: Ratio, b: Ratio) => add(a, multiply(b, ratio(-1)));
      const paid = (bet: AnyBet) => multiply(game.bestReturn(bet), ratio(game.stake(bet)));
      expect(compare(added, ZERO)).toBeGreaterThan(0);
      expect(prizes.every(({ chance }) => compare(chance, ZERO) > 0)).toBe(true);
      expect(
        multiply(
          meanOf(prizes, ({ returns }) => returns),
          added,
        ),
      ).toEqual(minus(paid(both), paid(alone)));
      const most = (game.maxPayout(both) ?? Number.MAX_SAFE_INTEGER) - (game.maxPayout(alone) ?? 0);
      for (const { returns } of prizes) expect(compare(multiply(returns, added), ratio(most))).toBeLessThanOrEqual(0);
    });

    it("are those of its card in the lobby, if all whole bets return alike", async () => {
      const returns = whole.map(({ prizes }) => toNumber(figuresOf(prizes).exactReturn));
      const highest = Math.max(...returns);
      // A whole number of the 2^32 hashes reaches a target: far targets return some millionths less.
      const alike = returns.length > 0 && highest - Math.min(...returns) < 1e-4;
      const { site } = await import(`../../games/${entry.id}/site.ts`);
      const returnToPlayer: number | null = site.returnToPlayer;
      if (!alike || returnToPlayer === null) expect([alike, returnToPlayer]).toEqual([false, null]);
      else expect(returnToPlayer).toBeCloseTo(highest, 8);
    });
  },
);
