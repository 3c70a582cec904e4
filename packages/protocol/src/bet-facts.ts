import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import { type ShownMultiplier, shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import type { BetPage, BetRecord } from "./play.ts";

/**
 * Returns what a bet paid per unit staked, in hundredths, rounded down; null while it is open or if it was given back.
 */
export function hundredthsOf(bet: Pick<BetRecord, "stake" | "payout" | "ended">): number | null {
  if (bet.payout === null || isGivenBack(bet) || bet.stake === 0) return null;
  // In integers: payouts reach 2^53.
  return Number((BigInt(bet.payout) * 100n) / BigInt(bet.stake));
}

/** Returns the same as it is shown, wherever the bet is: with the decimals that its payout needs. */
export function shownOf(bet: Pick<BetRecord, "stake" | "payout" | "ended">): ShownMultiplier | null {
  return hundredthsOf(bet) === null ? null : shownMultiplier(bet.stake, bet.payout ?? 0);
}

/**
 * Returns true if everything about a bet has happened. Players who leave a flight are paid while it flies on: their bet
 * is settled, but not over.
 */
export function isOver({ bet, proof }: BetPage): boolean {
  if (bet.payout === null) return false;
  return !("outcome" in proof) || proof.outcome !== null || proof.voided || isGivenBack(bet);
}

/** Returns true if there is a result to show: the bet is over and was not given back. */
export function hasResult(page: BetPage): boolean {
  return isOver(page) && hundredthsOf(page.bet) !== null;
}
