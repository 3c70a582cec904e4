import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { type Call, isSide } from "../rules/terms.ts";

/** A bet as its public page tells it. */
export interface SettledBet extends Call {
  readonly roll: number;
  readonly won: boolean;
}

/** Null for another version of the rules, or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const side = fieldOf(bet.bet, "side");
  const target = wholeNumberOf(fieldOf(bet.bet, "target"));
  const roll = wholeNumberOf(fieldOf(bet.outcome, "roll"));
  return isSide(side) && target !== null && roll !== null ? { side, target, roll, won: bet.payout > 0 } : null;
}
