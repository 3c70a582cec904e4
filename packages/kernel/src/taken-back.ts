import type { AnyBet, AnyRoundGame } from "./any-game.ts";
import type { Seeding } from "./game.ts";

/**
 * `leftAt` of a ticket that its player took back before its round began. It cannot be mistaken for a multiplier: every
 * round pays from 100 on.
 */
export const TAKEN_BACK_AT = 0;

export function isTakenBack({ leftAt }: { readonly leftAt: number | null }): boolean {
  return leftAt === TAKEN_BACK_AT;
}

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
