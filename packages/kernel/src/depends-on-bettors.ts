import type { AnyBet, AnyRoundGame } from "./any-game.ts";
import type { Seeding } from "./game.ts";

/** Returns true if seeds of bettors are mixed into the outcome. */
export function mixesSeeds(seeding: Seeding | undefined): boolean {
  return seeding === "first-three" || seeding === "all-bettors";
}

/**
 * Returns true if the outcome, or what others win, depends on who bets: with mixed seeds, and in a pot. A player who
 * left last, or anyone who knows the link, could choose among outcomes there, so such a bet is never taken back, and
 * staff of the house make none.
 */
export function dependsOnBettors(game: AnyRoundGame, bet: AnyBet): boolean {
  return mixesSeeds(game.seeding) || game.maxPayout(bet) === null;
}
