import type { AnyBet, AnyRoundGame } from "./any-game.ts";

/** Where a ticket left (hundredths) that its player took back before its round began: every round pays from 100 on. */
export const TAKEN_BACK_AT = 0;

export function isTakenBack({ leftAt }: { readonly leftAt: number | null }): boolean {
  return leftAt === TAKEN_BACK_AT;
}

/**
 * Whether a bet may be taken back while betting is open: only where neither the outcome nor what others win depends on who bets.
 * With mixed seeds, or in a pot, whoever leaves last would choose among outcomes.
 */
export function mayBeTakenBack(game: AnyRoundGame, bet: AnyBet): boolean {
  return (game.seeding === "salted" || game.seeding === "stream") && game.maxPayout(bet) !== null;
}
