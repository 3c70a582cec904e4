import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { type Call, isSide } from "../rules/terms.ts";

/** The facts of a bet on its public page. */
export interface SettledBet extends Call {
  readonly roll: number;
  readonly won: boolean;
}

/** Reads a bet from its public page; null for another version of the rules or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const side = fieldOf(bet.bet, "side");
  const target = wholeNumberOf(fieldOf(bet.bet, "target"));
  const roll = wholeNumberOf(fieldOf(bet.outcome, "roll"));
  return isSide(side) && target !== null && roll !== null ? { side, target, roll, won: bet.payout > 0 } : null;
}
