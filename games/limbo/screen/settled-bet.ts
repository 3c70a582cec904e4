import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";

/** The facts of a bet on its public page. Multipliers are in hundredths. */
export interface SettledBet {
  readonly target: number;
  readonly point: number;
  readonly won: boolean;
}

/** Reads a bet from its public page; null for another version of the rules or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const target = wholeNumberOf(fieldOf(bet.bet, "target"));
  const point = wholeNumberOf(fieldOf(bet.outcome, "point"));
  return target === null || point === null ? null : { target, point, won: bet.payout > 0 };
}
