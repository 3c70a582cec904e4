import type { AnyBet, AnyRoundGame } from "./any-game.ts";

/** Where a ticket left (hundredths) that its player took back before its round began: every round pays from 100 on. */
export const TAKEN_BACK_AT = 0;

export function isTakenBack({ leftAt }: { readonly leftAt: number | null }): boolean {
  return leftAt === TAKEN_BACK_AT;
}

/**
 * Whether the outcome, or what others win, depends on who bets: with mixed seeds, and in a pot. Whoever left last, or knows the link, would
 * choose among outcomes there: such a bet is never taken back, and staff of the house make none.
 */
export function dependsOnBettors(game: AnyRoundGame, bet: AnyBet): boolean {
  return game.seeding === "first-three" || game.seeding === "all-bettors" || game.maxPayout(bet) === null;
}
