import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isRisk } from "../../shared/rules/risks.ts";
import { fieldOf, listOf } from "../../shared/screen/public-facts.ts";
import { type Board, isRows, isStep, type Step } from "../rules/tables.ts";

/** A bet as its public page tells it. */
export interface SettledBet extends Board {
  readonly path: readonly Step[];
}

/** Versions of the rules whose bets look and pay as they are drawn here. */
const VERSIONS: readonly number[] = [1];

/** Null for another version of the rules, or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (bet.payout === null || !VERSIONS.includes(bet.gameVersion)) return null;
  const risk = fieldOf(bet.bet, "risk");
  const rows = fieldOf(bet.bet, "rows");
  const path = listOf(fieldOf(bet.outcome, "path"), isStep);
  return isRisk(risk) && isRows(rows) && path?.length === rows ? { risk, rows, path } : null;
}
