import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { ConfigError } from "../../machinery/config.ts";

/** The largest multiplier of all games: 12 or 13 mines and no wrong tile. A test holds every game to it. */
export const LARGEST_MULTIPLIER = 5_148_297;

/**
 * Refuses a currency whose largest win could pass 2^53 − 1, beyond which amounts are no longer exact.
 * @throws ConfigError that names the setting and the largest value it may have.
 */
export function checkLargestWin(games: Iterable<AnyGame>, maxBet: number): void {
  const most = Math.floor(MAX_MONEY / LARGEST_MULTIPLIER);
  if (maxBet > most) {
    throw new ConfigError(
      `CURRENCY_MAX_BET must be at most ${most}: ${LARGEST_MULTIPLIER} times ${maxBet} passes 2^53 - 1, the largest exact amount`,
    );
  }
  for (const game of games) checkGame(game, maxBet);
}

/** Checks the largest payout that a game itself states, in case it pays more than the multiplier above. */
function checkGame(game: AnyGame, maxBet: number): void {
  const sample = game.bet.safeParse(game.sampleBet(maxBet));
  if (!sample.success) throw new ConfigError(`CURRENCY_MAX_BET ${maxBet} is not a stake that ${game.id} can take`);
  const payout = game.maxPayout(sample.data);
  if (payout !== null && payout > maxBet * LARGEST_MULTIPLIER) {
    throw new ConfigError(`CURRENCY_MAX_BET ${maxBet}: ${game.id} can pay ${payout}, more than the house allows for`);
  }
}
