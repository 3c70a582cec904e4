import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isRisk } from "../../shared/rules/risks.ts";
import { fieldOf, isSettled, listOf } from "../../shared/screen/public-facts.ts";
import { type Board, bucketOf, isRows, isStep, paysOf, type Step } from "../rules/tables.ts";

/** The facts of a bet on its public page. */
export interface SettledBet extends Board {
  readonly path: readonly Step[];
  readonly bucket: number;
  /** In hundredths. */
  readonly pays: number;
}

/** Reads a bet from its public page; null for another version of the rules or facts of another shape. */
export function settledBetOf({ bet }: BetPage): SettledBet | null {
  if (!isSettled(bet, [1])) return null;
  const risk = fieldOf(bet.bet, "risk");
  const rows = fieldOf(bet.bet, "rows");
  const path = listOf(fieldOf(bet.outcome, "path"), isStep);
  if (!isRisk(risk) || !isRows(rows) || path?.length !== rows) return null;
  return { risk, rows, path, bucket: bucketOf(path), pays: paysOf({ risk, rows }, path) };
}
